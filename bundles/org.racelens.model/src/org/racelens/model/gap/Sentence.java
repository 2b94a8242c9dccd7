package org.racelens.model.gap;

import java.util.List;
import java.util.stream.Stream;

/**
 * The id of one sentence that users read. Its words stand in bundle {@code report}, under this name and with a place for each argument.
 * Each bundle that has something to say has its sentences in enums of its own, so that a further front end adds sentences and no branches.
 */
public interface Sentence {
	/** Unlike the name of every other sentence. */
	String name();

	/** The sentence alone, as it names nothing. */
	default Explanation of() {
		return new Explanation(this, List.of());
	}

	/** The sentence about what has these names, in their order. */
	default Explanation of(String... names) {
		return new Explanation(this, Stream.of(names).<Argument>map(Argument.Name::new).toList());
	}

	/** The sentence with one number. */
	default Explanation of(long number) {
		return new Explanation(this, List.of(new Argument.Number(number)));
	}

	/** The sentence about what has a name, with a part that is a sentence itself. */
	default Explanation of(String name, Explanation part) {
		return new Explanation(this, List.of(Argument.name(name), part));
	}

	/** The sentence with names, numbers and parts that are sentences themselves. */
	default Explanation of(Argument... arguments) {
		return new Explanation(this, List.of(arguments));
	}
}
