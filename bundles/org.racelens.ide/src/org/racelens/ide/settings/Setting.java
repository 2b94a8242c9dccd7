package org.racelens.ide.settings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.osgi.util.NLS;
import org.racelens.analysis.PathPattern;
import org.racelens.openmp.library.FunctionModels;

/**
 * One thing the user may choose, as the standard preferences hold it: a key and a string.
 *
 * @param standard the string that holds unless the user chooses another one
 * @param reader what a string says
 */
public record Setting<T>(String key, String standard, Function<String, Reading<T>> reader) {
	/**
	 * What a string says.
	 *
	 * @param value what is to be used, whatever the problems are
	 * @param problems sentences for the user; none if the string is right
	 */
	public record Reading<T>(T value, List<String> problems) {
		public Reading {
			problems = List.copyOf(problems);
		}
	}

	/** The value that a string says, with what is wrong with the string; faults are answered, never thrown. */
	public Reading<T> read(String text) {
		return reader.apply(text);
	}

	/** {@code true} or {@code false}. */
	public static Setting<Boolean> flag(String key, String standard) {
		return new Setting<>(key, standard, text -> {
			boolean isWord = text.equals("true") || text.equals("false");
			return new Reading<>(Boolean.valueOf(isWord ? text : standard),
					isWord ? List.of() : List.of(NLS.bind(Messages.notAWord, text, "true, false")));
		});
	}

	static Setting<Integer> number(String key, int standard, int least, int most) {
		return new Setting<>(key, Integer.toString(standard), text -> {
			String trimmed = text.strip();
			if (!trimmed.matches("[+-]?\\d{1,9}")) {
				return new Reading<>(standard, List.of(NLS.bind(Messages.notANumber, text)));
			}
			int value = Integer.parseInt(trimmed);
			return value >= least && value <= most ? new Reading<>(value, List.of())
					: new Reading<>(standard, List.of(NLS.bind(Messages.outOfRange, new Object[] { trimmed, least, most })));
		});
	}

	/** One of an enumeration's words, in any case. */
	static <E extends Enum<E>> Setting<E> choice(String key, E standard) {
		E[] all = standard.getDeclaringClass().getEnumConstants();
		return new Setting<>(key, standard.name(), text -> Arrays.stream(all)
				.filter(word -> word.name().equals(text.strip().toUpperCase(Locale.ROOT))).findFirst()
				.map(word -> new Reading<>(word, List.of()))
				.orElseGet(() -> new Reading<>(standard, List.of(NLS.bind(Messages.notAWord, text,
						Arrays.stream(all).map(Enum::name).collect(Collectors.joining(", ")))))));
	}

	/** A pattern a line; a line that is none is left out. */
	static Setting<List<String>> patterns(String key) {
		return new Setting<>(key, "", text -> {
			List<String> patterns = new ArrayList<>();
			List<String> problems = new ArrayList<>();
			List<String> lines = text.lines().map(String::strip).toList();
			for (int i = 0; i < lines.size(); i++) {
				if (PathPattern.isOne(lines.get(i))) {
					patterns.add(lines.get(i));
				} else if (!lines.get(i).isEmpty()) {
					problems.add(NLS.bind(Messages.badPattern, i + 1, lines.get(i)));
				}
			}
			return new Reading<>(List.copyOf(patterns), problems);
		});
	}

	/** Lines as {@link FunctionModels#parse(String)} reads them; a line with a fault is left out. */
	static Setting<FunctionModels> models(String key) {
		return new Setting<>(key, "", text -> {
			FunctionModels.Parsed parsed = FunctionModels.parse(text);
			return new Reading<>(parsed.models(),
					parsed.problems().stream().map(p -> NLS.bind(Messages.badModel, p.line(), sentence(p))).toList());
		});
	}

	/** Short: the words stand in full where models are written. */
	private static String sentence(FunctionModels.Problem problem) {
		return problem.kind() == FunctionModels.Problem.Kind.UNKNOWN_WORD ? NLS.bind(Messages.unknownWord, problem.subject())
				: problem.message();
	}
}
