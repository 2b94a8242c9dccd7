package org.racelens.ui.editor.hover;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.osgi.util.NLS;
import org.racelens.model.source.PhaseBound;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Race;
import org.racelens.report.words.RaceMessages;
import org.racelens.report.words.Sentences;
import org.racelens.ui.editor.hover.HoverContent.Block;
import org.racelens.ui.editor.hover.HoverContent.End;
import org.racelens.ui.editor.hover.HoverContent.Ends;
import org.racelens.ui.editor.hover.HoverContent.Fact;

/** Tells the witness of a race. */
final class RaceBlocks {
	private RaceBlocks() {
	}

	/** @param going what a click on an end's place does */
	static List<Block> of(Race race, Function<AccessReport, Runnable> going) {
		List<Block> blocks = new ArrayList<>();
		blocks.add(new Ends(List.of(end(race.first(), going), end(race.second(), going))));
		blocks.add(new Fact(Messages.address, List.of(equation(race))));
		if (!race.witness().isEmpty()) {
			blocks.add(new Fact(Messages.witness, List.of(values(race.witness()))));
		}
		if (!race.reasons().isEmpty()) {
			blocks.add(new Fact(Messages.unless,
					Sentences.sorted(race.reasons()).stream().map(g -> NLS.bind(Messages.atLine, g.place().line(), Sentences.of(g)))
							.toList()));
		}
		race.suppression()
				.ifPresent(s -> blocks.add(new Fact(Messages.accepted, List.of(NLS.bind(Messages.atLine, s.place().line(), s.reason())))));
		return blocks;
	}

	private static End end(AccessReport access, Function<AccessReport, Runnable> going) {
		String place = NLS.bind(Messages.line, access.place().line());
		return new End(new HoverLink(place, going.apply(access)), NLS.bind(verb(access), oneLine(access.text())), RaceMessages.who(access),
				values(access.iteration()), phase(access.around().end()));
	}

	/** Nothing where the witness does not tell. */
	private static String phase(PhaseBound end) {
		if (end instanceof PhaseBound.Barrier barrier) {
			int line = barrier.place().line();
			return barrier.iteration().isEmpty() ? NLS.bind(Messages.beforeBarrier, line)
					: NLS.bind(Messages.beforeBarrierWhere, line, values(barrier.iteration()));
		}
		return end == PhaseBound.Edge.REGION ? Messages.beforeEnd : "";
	}

	private static String verb(AccessReport access) {
		if (access.atomic()) {
			return access.write() ? Messages.atomicWrite : Messages.atomicRead;
		}
		return access.write() ? Messages.write : Messages.read;
	}

	/** {@code a[i] (i=1) = a[i + 1] (i=0) = a[1]}. */
	private static String equation(Race race) {
		String first = term(race.first());
		String second = term(race.second());
		String sides = first.equals(second) ? first : first + " = " + second;
		String resolved = oneLine(race.first().resolved());
		return sides.equals(resolved) ? sides : sides + " = " + resolved;
	}

	private static String term(AccessReport access) {
		String text = oneLine(access.text());
		return access.iteration().isEmpty() || text.equals(oneLine(access.resolved())) ? text
				: text + " (" + values(access.iteration()) + ")";
	}

	private static String values(Map<String, String> values) {
		return values.entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining(", "));
	}

	private static String oneLine(String text) {
		return text.strip().replaceAll("\\s+", " ");
	}
}
