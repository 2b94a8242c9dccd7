package org.racelens.confirm;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.model.source.CallSite;
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
 * @param more how many lines behind an operand the place may be that stands for it
 */
record Sight(String path, int line, Race race, int more) {
	/** How many lines a statement goes on whose operator compilers name. */
	static final int MORE_LINES = 2;
	private static final Pattern DIRECTIVE = Pattern.compile("#|\\[\\[|(?:_Pragma|for|while|do|if|switch|(?:__)?asm(?:__)?)\\b");
	private static final Pattern BEFORE_PART = Pattern.compile("(?:[)(&*]|[^-]>|\\)\\.|\\)->)$");

	/** Whether the pair is the one of a race that is told of a region, one of those of a report. */
	boolean shows(Race told, RegionReport region, List<RegionReport> all) {
		boolean straight = isWritten(told.first(), race.first()) && isWritten(told.second(), race.second());
		boolean crossed = isWritten(told.first(), race.second()) && isWritten(told.second(), race.first());
		return (straight && isStraight(told) || crossed && isCrossed(told)) && isOf(region, all);
	}

	/** Whether the pair is of the places of a race that is told, of which the report names one pair. */
	boolean isBeside(Race told, RegionReport region, List<RegionReport> all) {
		return (isStraight(told) || isCrossed(told)) && isOf(region, all);
	}

	private boolean isStraight(Race told) {
		return isEnd(told, told.first(), race.first(), race.second()) && isEnd(told, told.second(), race.second(), race.first());
	}

	private boolean isCrossed(Race told) {
		return isEnd(told, told.first(), race.second(), race.first()) && isEnd(told, told.second(), race.first(), race.second());
	}

	/** A write stands for the read that it replaces. */
	private static boolean isWritten(AccessReport told, AccessReport seen) {
		return !told.write() || seen.write();
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

	/** What a function of another file accesses stands for the call that the report names. */
	private boolean isEnd(Race race, AccessReport told, AccessReport seen, AccessReport other) {
		if (!told.place().path().equals(seen.place().path())) {
			return seen.calls().stream().map(CallSite::place).anyMatch(call -> call.path().equals(told.place().path())
					&& told.place().line() <= call.line() && call.line() <= told.place().endLine());
		}
		return told.place().line() <= seen.place().endLine() && seen.place().line() <= told.place().endLine() + more
				&& (isReadOfOperators(seen) && !isWithoutText(other) || isOneOperand(race, told, seen));
	}

	/**
	 * The whole operands are compared where both are known, and what they begin with where one of them is not. A directive accesses what
	 * its race is told of, and so does what has no text of its own, as a call of a library's function.
	 */
	private static boolean isOneOperand(Race race, AccessReport told, AccessReport seen) {
		boolean isAt = told.place().line() == seen.place().line() && told.place().column() == seen.place().column();
		if (isAt || isNameless(seen)) {
			return true;
		}
		String one = operand(isDirective(told) || isWithoutText(seen) ? race.variable() : told.text());
		String other = operand(seen.text());
		boolean isPartUnknown = Stream.of(one, other).anyMatch(t -> t.matches("\\w+"));
		boolean isOneRoot = root(one).isPresent() && root(one).equals(root(other));
		return one.equals(other) || !seen.write() && isSubscriptOf(one, seen.text()) || isPartOf(other, one) || isPartOf(one, other)
				|| isPartUnknown && isOneRoot;
	}

	/** Whether a directive or a statement makes the access, and no operand of it. */
	private static boolean isDirective(AccessReport told) {
		return DIRECTIVE.matcher(told.text()).lookingAt();
	}

	/** Whether a name is read to find what an operand is. */
	private static boolean isSubscriptOf(String name, String operand) {
		return name.matches("\\w+") && Pattern.compile("\\[[^\\]]*\\b" + name + "\\b").matcher(operand).find();
	}

	/** Whether an operand is what stands behind a cast, a call or parentheses in another one. */
	private static boolean isPartOf(String whole, String part) {
		return whole.endsWith(part) && BEFORE_PART.matcher(whole.substring(0, whole.length() - part.length())).find();
	}

	/** Whether an operator reads it of which not both operands are it: where the other end has a text, that tells. */
	private static boolean isReadOfOperators(AccessReport seen) {
		return isWithoutText(seen) && !seen.write();
	}

	/** Whether neither the source nor the debug information has a name for it. */
	private static boolean isNameless(AccessReport seen) {
		return isWithoutText(seen) && !seen.text().matches("[\\w:<>]+");
	}

	private static boolean isWithoutText(AccessReport seen) {
		return seen.place().offset() == seen.place().endOffset();
	}

	private static String operand(String text) {
		return text.replaceAll("\\s+", "").replaceFirst("^[*&(]+", "").replaceFirst("^this->", "").replaceFirst("\\)+$", "")
				.replaceFirst("^(?:\\w*(?:<.*>)?::)+(?=\\w)", "");
	}

	private static Optional<String> root(String operand) {
		String name = operand.replaceFirst("(?<=\\w)\\W.*", "");
		return name.isEmpty() ? Optional.empty() : Optional.of(name);
	}
}
