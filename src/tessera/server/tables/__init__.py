"""What happens at tables: who sits there, what is played, what is seen and told. `hall` holds them all."""
