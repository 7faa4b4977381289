"""Players of every kind. They see a game only through the public interface of the engine."""
