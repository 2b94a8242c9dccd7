package org.racelens.headless.setting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.options.DefaultSchedule;
import org.racelens.execution.options.ParameterAliasing;
import org.racelens.race.verdict.Confidence;

/** Values that are chosen by a word, the same in a configuration and on the command line. */
public record Choice<T>(Map<String, T> values) {
	/** What pointer parameters are taken for. */
	public static final Choice<ParameterAliasing> POINTER_PARAMETERS = of("may-alias", ParameterAliasing.MAY_ALIAS, "distinct",
			ParameterAliasing.DISTINCT_PARAMETERS);
	/** What a loop without a {@code schedule} clause is taken for. */
	public static final Choice<DefaultSchedule> SCHEDULE = of("any", DefaultSchedule.ANY, "static", DefaultSchedule.STATIC);
	/** Which races are shown. */
	public static final Choice<Confidence> CONFIDENCE = of("definite", Confidence.DEFINITE, "possible", Confidence.POSSIBLE);

	public Choice {
		values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
	}

	private static <T> Choice<T> of(String one, T first, String other, T second) {
		Map<String, T> values = new LinkedHashMap<>();
		values.put(one, first);
		values.put(other, second);
		return new Choice<>(values);
	}

	/** The value for a word; empty for any other text. */
	public Optional<T> value(String word) {
		return Optional.ofNullable(values.get(word));
	}

	/** The word for a value. */
	public String word(T value) {
		return values.entrySet().stream().filter(e -> e.getValue().equals(value)).findFirst().orElseThrow().getKey();
	}

	/** All words, the one of the milder choice first. */
	public List<String> words() {
		return new ArrayList<>(values.keySet());
	}
}
