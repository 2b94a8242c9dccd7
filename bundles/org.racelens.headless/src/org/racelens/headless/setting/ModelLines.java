package org.racelens.headless.setting;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.openmp.library.FunctionBehaviour;
import org.racelens.openmp.library.FunctionModels;
import org.racelens.openmp.library.FunctionModels.Parsed;
import org.racelens.openmp.library.FunctionModels.Problem;

/** Lines of function models, each with where it stands. What is read so far is kept, so that no two lines speak of one function. */
public final class ModelLines {
	private final Map<String, Sourced<FunctionBehaviour>> found = new LinkedHashMap<>();
	private final List<Sourced<String>> problems = new ArrayList<>();

	/** Reads a line. */
	public void add(String line, Origin origin) {
		Parsed parsed = FunctionModels.parse(List.of(line));
		parsed.problems().forEach(p -> problems.add(new Sourced<>(p.message(), origin)));
		parsed.models().behaviours().forEach((function, behaviour) -> {
			if (found.putIfAbsent(function, new Sourced<>(behaviour, origin)) != null) {
				problems.add(new Sourced<>(new Problem(1, Problem.Kind.DUPLICATE, function).message(), origin));
			}
		});
	}

	/** What the faultless lines say, by the functions' names. */
	public Map<String, Sourced<FunctionBehaviour>> models() {
		return Map.copyOf(found);
	}

	/** What is wrong with other lines, each with where it stands. */
	public List<Sourced<String>> problems() {
		return List.copyOf(problems);
	}
}
