package org.racelens.confirm;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.model.source.SourceRange;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;

/**
 * A pair of accesses that runs have shown. Compilers merge accesses, and a write stands for the read that it replaces; what only pointers
 * lead to has the name of a pointer in one report and that of an object in the other.
 *
 * @param path of the file with the region's directive, without folders that both reports are told in
 * @param line of the directive
 */
record Sight(String path, int line, Race race) {
	/** How many lines a statement goes on whose operator compilers name. */
	static final int MORE_LINES = 2;

	/** Whether the pair is the one of a race that is told of a region, one of those of a report. */
	boolean shows(Race told, RegionReport region, List<RegionReport> all) {
		boolean straight = isEnd(told.first(), race.first()) && isEnd(told.second(), race.second());
		boolean crossed = isEnd(told.first(), race.second()) && isEnd(told.second(), race.first());
		return (straight || crossed) && isOf(region, all);
	}

	/**
	 * Whether the region is the one that was executed, or one around it. A directive that the report does not know, as one that a macro
	 * makes, may be any region's.
	 */
	private boolean isOf(RegionReport region, List<RegionReport> all) {
		return isAt(region.place()) || isWithin(region) || all.stream().noneMatch(r -> isAt(r.place()));
	}

	private boolean isAt(SourceRange directive) {
		return directive.path().equals(path) && directive.line() <= line && line <= directive.endLine();
	}

	private boolean isWithin(RegionReport region) {
		return region.place().path().equals(path) && region.place().line() <= line && line <= region.endLine();
	}

	/** Whether a report has to tell the pair at a region, which nothing else tells: at the innermost one around it. */
	boolean belongsTo(RegionReport region, List<RegionReport> all) {
		return isWithin(region) && all.stream().noneMatch(r -> r != region && isWithin(r) && r.place().line() > region.place().line());
	}

	private static boolean isEnd(AccessReport told, AccessReport seen) {
		return told.place().path().equals(seen.place().path()) && told.place().line() <= seen.place().line()
				&& seen.place().line() <= told.place().endLine() + MORE_LINES && (!told.write() || seen.write())
				&& isOneOperand(told, seen);
	}

	/** The whole operands are compared where both are known, and what they begin with where one of them is not. */
	private static boolean isOneOperand(AccessReport told, AccessReport seen) {
		if (told.place().line() == seen.place().line() && told.place().column() == seen.place().column()) {
			return true;
		}
		String one = operand(told.text());
		String other = operand(seen.text());
		boolean isPartUnknown = Stream.of(one, other).anyMatch(t -> t.matches("\\w+")) || !seen.place().path().equals(told.place().path());
		return one.equals(other) || isPartUnknown && root(one).filter(r -> root(other).filter(r::equals).isPresent()).isPresent();
	}

	private static String operand(String text) {
		return text.replaceAll("\\s+", "").replaceFirst("^[*&(]+", "").replaceFirst("^this->", "").replaceFirst("\\)+$", "");
	}

	private static Optional<String> root(String operand) {
		String name = operand.replaceFirst("(?<=\\w)\\W.*", "");
		return name.isEmpty() ? Optional.empty() : Optional.of(name);
	}
}
