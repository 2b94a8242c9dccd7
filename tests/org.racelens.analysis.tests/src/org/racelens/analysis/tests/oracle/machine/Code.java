package org.racelens.analysis.tests.oracle.machine;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A statement. */
public sealed interface Code {
	/** Where it begins. */
	Place place();

	/** A block. */
	record Block(Place place, List<Code> body) implements Code {
	}

	/** A variable, with its first value: one expression, or a list of lists. */
	record Variable(Place place, String name, Type type, Optional<First> first) implements Code {
	}

	/** An expression for its effects. */
	record Effect(Place place, Tree expression) implements Code {
	}

	/** A branch. */
	record If(Place place, Tree condition, Code then, Optional<Code> otherwise) implements Code {
	}

	/** A loop; without condition it goes on. */
	record For(Place place, Optional<Code> start, Tree condition, Optional<Tree> step, Code body) implements Code {
	}

	/** The end of a call, or of a trip. */
	record Leave(Place place, Kind kind, Optional<Tree> value) implements Code {
		/** What ends. */
		public enum Kind {
			CALL, LOOP, TRIP
		}
	}

	/** A directive, with the statement that it governs. */
	record Directive(Place place, String name, Map<String, String> clauses, Optional<Code> body) implements Code {
	}

	/** First values. */
	record First(Optional<Tree> value, List<First> parts) {
	}

	/** A function of a file. */
	record Function(String path, String name, Type result, List<Variable> parameters, Code body) {
	}
}
