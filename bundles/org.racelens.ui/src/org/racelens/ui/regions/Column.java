package org.racelens.ui.regions;

import java.util.Comparator;
import java.util.function.Function;
import org.eclipse.core.runtime.IPath;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.racelens.race.verdict.Proof;
import org.racelens.race.verdict.Verdict;

/** The columns of the view, in their order. */
enum Column {
	VERDICT(Messages.columnVerdict, 102, SWT.LEFT, Column::verdict,
			Comparator.comparing(RegionRow::verdict).thenComparing(RegionRow::state)),
	FILE(Messages.columnFile, 110, SWT.LEFT, Column::file, Comparator.comparing(Column::file)),
	LINE(Messages.columnLine, 45, SWT.RIGHT, r -> Integer.toString(r.region().place().line()),
			Comparator.comparing(r -> r.region().place().line())),
	DIRECTIVE(Messages.columnDirective, 95, SWT.LEFT, r -> r.region().directive(), Comparator.comparing(r -> r.region().directive())),
	FUNCTION(Messages.columnFunction, 80, SWT.LEFT, r -> r.region().function(), Comparator.comparing(r -> r.region().function())),
	RACES(Messages.columnRaces, 55, SWT.RIGHT, Column::races, Comparator.comparing(r -> r.region().races().size())),
	GAPS(Messages.columnGaps, 50, SWT.RIGHT, r -> number(r.region().gaps().size()), Comparator.comparing(r -> r.region().gaps().size())),
	CONDITIONS(Messages.columnConditions, 150, SWT.LEFT, RegionText::conditions, Comparator.comparing(RegionText::conditions)),
	PAIRS(Messages.columnPairs, 78, SWT.RIGHT, Column::pairs, Comparator.comparing(r -> r.region().proof().pairs())),
	TIME(Messages.columnTime, 52, SWT.RIGHT, r -> NLS.bind(Messages.millis, r.region().time().toMillis()),
			Comparator.comparing(r -> r.region().time()));

	private final String title;
	private final int width;
	private final int alignment;
	private final Function<RegionRow, String> text;
	private final Comparator<RegionRow> comparator;

	Column(String title, int width, int alignment, Function<RegionRow, String> text, Comparator<RegionRow> comparator) {
		this.title = title;
		this.width = width;
		this.alignment = alignment;
		this.text = text;
		this.comparator = comparator;
	}

	String title() {
		return title;
	}

	/** In pixels, until the user sets another one. */
	int width() {
		return width;
	}

	int alignment() {
		return alignment;
	}

	String text(RegionRow row) {
		return text.apply(row);
	}

	Comparator<RegionRow> comparator() {
		return comparator;
	}

	static String verdict(RegionRow row) {
		return switch (row.state()) {
			case RACY -> Messages.race;
			case ACCEPTED -> Messages.accepted;
			case PROVED -> Messages.raceFree;
			case CONDITIONAL -> Messages.raceFreeIf;
			case UNDECIDED -> Messages.unknown;
		};
	}

	private static String file(RegionRow row) {
		String path = row.file().getFullPath().makeRelative().toString();
		return row.isInHeader() ? NLS.bind(Messages.header, IPath.fromOSString(row.region().place().path()).lastSegment(), path) : path;
	}

	private static String races(RegionRow row) {
		int accepted = row.acceptedRaces();
		String open = number(row.region().openRaces().size());
		return accepted == 0 ? open : NLS.bind(Messages.withAccepted, row.region().openRaces().size(), accepted);
	}

	private static String pairs(RegionRow row) {
		Proof proof = row.region().proof();
		return proof.pairs() == 0 && row.verdict() == Verdict.UNKNOWN ? ""
				: NLS.bind(Messages.pairs, new Object[] { proof.pairs(), proof.cheap(), proof.solver() });
	}

	/** Nothing is easier to overlook than a zero. */
	private static String number(int n) {
		return n == 0 ? "" : Integer.toString(n);
	}
}
