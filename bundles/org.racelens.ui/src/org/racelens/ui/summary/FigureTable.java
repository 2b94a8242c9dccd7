package org.racelens.ui.summary;

import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.racelens.ide.summary.Tally;

/** The figures of a project: what they are, what they were, and what has changed. */
final class FigureTable {
	private final Table table;

	FigureTable(Composite parent, SummaryIcons icons) {
		table = new Table(parent, SWT.FULL_SELECTION | SWT.SINGLE);
		table.setHeaderVisible(true);
		column(SWT.LEFT, Messages.columnFigure);
		Stream.of(Messages.columnNow, Messages.columnBefore, Messages.columnChange).forEach(title -> column(SWT.RIGHT, title));
		// the last column takes what room is left
		column(SWT.LEFT, "");
		for (Figure figure : Figure.values()) {
			TableItem item = new TableItem(table, SWT.NONE);
			item.setText(figure.label());
			item.setImage(icons.of(figure.icon()));
		}
	}

	private void column(int alignment, String title) {
		new TableColumn(table, alignment).setText(title);
	}

	Table control() {
		return table;
	}

	/** Columns are as wide as what is in them. */
	void show(ProjectSummary summary) {
		for (Figure figure : Figure.values()) {
			TableItem item = table.getItem(figure.ordinal());
			int now = figure.of(summary.now());
			item.setText(1, Integer.toString(now));
			Optional<Tally> before = summary.before().map(run -> run.tally());
			item.setText(2, before.map(tally -> Integer.toString(figure.of(tally))).orElse(""));
			item.setText(3, summary.compared().map(tally -> change(now - figure.of(tally))).orElse(""));
		}
		Stream.of(table.getColumns()).forEach(TableColumn::pack);
	}

	private static String change(int difference) {
		if (difference == 0) {
			return Messages.same;
		}
		return difference > 0 ? NLS.bind(Messages.more, difference) : NLS.bind(Messages.less, -difference);
	}
}
