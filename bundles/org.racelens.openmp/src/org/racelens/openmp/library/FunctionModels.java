package org.racelens.openmp.library;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What functions do whose code is not seen, as the user says. A model wins over what is known of a library function; a function whose body
 * is in the unit is executed as it is.
 *
 * @param behaviours by plain name, of a member function of C++ with its class: {@code Grid::size}; in the order of the names
 */
public record FunctionModels(Map<String, FunctionBehaviour> behaviours) {
	private static final FunctionModels NONE = new FunctionModels(Map.of());

	public FunctionModels {
		behaviours = Collections.unmodifiableMap(new TreeMap<>(behaviours));
	}

	/**
	 * What a text says.
	 *
	 * @param models what its faultless lines say
	 * @param problems of the other lines, in their order
	 */
	public record Parsed(FunctionModels models, List<Problem> problems) {
		public Parsed {
			problems = List.copyOf(problems);
		}
	}

	/**
	 * Why a line says nothing.
	 *
	 * @param line 1-based
	 * @param subject the name or word in question
	 */
	public record Problem(int line, Kind kind, String subject) {
		/** What is wrong with a line. */
		public enum Kind {
			/** no colon between a name and a word */
			NO_COLON,
			/** what should be the name of a function is none */
			NO_NAME,
			/** a word that is none of {@link FunctionBehaviour#words()} */
			UNKNOWN_WORD,
			/** an earlier line speaks of the function */
			DUPLICATE,
			/** a routine of which the analysis knows more than any word says */
			KNOWN_EXACTLY
		}

		/** A sentence without the line's number. */
		public String message() {
			return switch (kind) {
				case NO_COLON -> "a line is a name, a colon and a word, as in \"fast_exp: pure\"; there is no colon in \"" + subject + "\"";
				case NO_NAME -> "\"" + subject + "\" does not name a function";
				case UNKNOWN_WORD -> "\"" + subject + "\" is none of the words " + String.join(", ", FunctionBehaviour.words());
				case DUPLICATE -> "an earlier line says already what " + subject + " does";
				case KNOWN_EXACTLY -> "what " + subject + " does is known exactly, it needs no model";
			};
		}
	}

	/** No models: nothing is said of any function. */
	public static FunctionModels none() {
		return NONE;
	}

	/**
	 * Reads lines such as {@code double fast_exp(double): pure}, {@code fast_exp: pure} or {@code Grid::size: reads-arguments}; {@code #}
	 * begins a comment, empty lines say nothing.
	 */
	public static Parsed parse(List<String> lines) {
		return FunctionModelLines.parse(lines);
	}

	/** The same for a text of several lines. */
	public static Parsed parse(String text) {
		return parse(text.lines().toList());
	}

	/** The models of both: others count where both speak of a function. */
	public FunctionModels overriddenBy(FunctionModels others) {
		Map<String, FunctionBehaviour> all = new TreeMap<>(behaviours);
		all.putAll(others.behaviours);
		return new FunctionModels(all);
	}

	/** What the user says of a function, by its plain name. */
	public Optional<FunctionBehaviour> of(String function) {
		return Optional.ofNullable(behaviours.get(function));
	}
}
