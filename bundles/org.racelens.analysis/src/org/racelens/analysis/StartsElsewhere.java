package org.racelens.analysis;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.racelens.execution.StartedCode;
import org.racelens.execution.StartedCode.Started;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.link.LinkingFrontEnd;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * The threads, requests and signal handlers that other units of a program start, which may run beside the regions of a text. Those whose
 * code touches nothing but numbers that only its own file can name are not among them.
 */
final class StartsElsewhere {
	private final List<Start> starts;
	/** whether the text starts the program and follows all of them */
	private final boolean followed;

	/**
	 * A function and what it starts.
	 *
	 * @param alone whether all of that touches nothing which code of other files can name
	 */
	record Start(FunctionDefinition function, List<Started> started, boolean alone) {
	}

	/**
	 * @param read the text with what it calls of other units
	 * @param known by the paths of units, what was found in them before
	 */
	StartsElsewhere(LinkingFrontEnd frontEnd, SourceText source, Supplier<Optional<ParsedUnit>> read, Map<String, List<Start>> known) {
		List<Start> all = frontEnd.others(source).stream()
				.flatMap(u -> known.computeIfAbsent(u.source().path(), p -> in(u)).stream()).toList();
		Optional<ParsedUnit> linked = all.isEmpty() ? Optional.empty() : read.get();
		Set<String> paths = linked.stream().flatMap(u -> u.functions().stream()).map(f -> f.range().path()).collect(Collectors.toSet());
		starts = all.stream().filter(s -> !s.alone() || paths.contains(s.function().range().path())).toList();
		followed = frontEnd.isStart(source) && linked.filter(this::areIn).isPresent();
	}

	private static List<Start> in(ParsedUnit unit) {
		StartedCode calls = new StartedCode(unit);
		OwnCode own = new OwnCode(unit);
		return unit.functions().stream().map(f -> start(f, calls.in(f), own)).filter(s -> !s.started().isEmpty()).toList();
	}

	private static Start start(FunctionDefinition f, List<Started> started, OwnCode own) {
		return new Start(f, started, started.stream().allMatch(s -> s.code().filter(own::isAlone).isPresent()));
	}

	/** The first of them; nothing where the text starts the program and follows all of these. */
	List<ModelGap> gaps() {
		return followed ? List.of() : starts.stream().flatMap(s -> s.started().stream()).map(Started::gap).sorted().limit(1).toList();
	}

	/** Whether a unit has all functions that start them. */
	boolean areIn(ParsedUnit unit) {
		Set<SourceRange> ranges = unit.functions().stream().map(FunctionDefinition::range).collect(Collectors.toSet());
		return starts.stream().allMatch(s -> ranges.contains(s.function().range()));
	}
}
