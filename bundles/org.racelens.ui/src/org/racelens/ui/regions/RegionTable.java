package org.racelens.ui.regions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ListenerList;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.racelens.ui.regions.Query.Answer;
import org.racelens.ui.regions.Query.Order;
import org.racelens.ui.regions.RegionRow.Key;

/**
 * The table of regions. When rows change, the selected regions stay selected and the first visible one stays the first.
 */
final class RegionTable implements ISelectionProvider {
	private final Table table;
	private final VerdictImages images;
	private final ListenerList<ISelectionChangedListener> listeners = new ListenerList<>();
	private Runnable userSelection = () -> {
	};
	private List<RegionRow> rows = List.of();
	private List<RegionRow> selected = List.of();

	RegionTable(Composite parent, VerdictImages images) {
		this.images = images;
		table = new Table(parent, SWT.MULTI | SWT.FULL_SELECTION);
		table.setHeaderVisible(true);
		for (Column column : Column.values()) {
			TableColumn shown = new TableColumn(table, column.alignment());
			shown.setText(column.title());
			shown.setWidth(column.width());
			shown.setMoveable(true);
		}
		table.addListener(SWT.Selection, e -> {
			userSelection.run();
			select(selectedRows());
		});
	}

	Table control() {
		return table;
	}

	/** @param sort told of clicks on a column's head */
	void onSort(Consumer<Column> sort) {
		for (Column column : Column.values()) {
			table.getColumn(column.ordinal()).addListener(SWT.Selection, e -> sort.accept(column));
		}
	}

	/** @param told of selections that the user makes, before others are */
	void onUserSelection(Runnable told) {
		userSelection = told;
	}

	/** @param opened told of double clicks and Enter */
	void onOpen(Consumer<RegionRow> opened) {
		table.addListener(SWT.DefaultSelection, e -> selectedRows().stream().findFirst().ifPresent(opened));
	}

	/** An item that shows its row already stays as it is. */
	private void fill(TableItem item, RegionRow row) {
		if (!row.equals(item.getData())) {
			item.setData(row);
			item.setText(Arrays.stream(Column.values()).map(c -> c.text(row)).toArray(String[]::new));
			item.setImage(Column.VERDICT.ordinal(), images.of(row));
		}
	}

	/**
	 * Every row has its item. The items of a virtual table would be made only when they are seen, but some of them outlive it on GTK, and
	 * keep the workbench from changing its theme from then on.
	 */
	private void fill() {
		if (rows.size() < table.getItemCount()) {
			table.remove(rows.size(), table.getItemCount() - 1);
		}
		for (int i = 0; i < rows.size(); i++) {
			fill(i < table.getItemCount() ? table.getItem(i) : new TableItem(table, SWT.NONE), rows.get(i));
		}
	}

	private List<RegionRow> selectedRows() {
		return Arrays.stream(table.getSelectionIndices()).filter(i -> i < rows.size()).sorted().mapToObj(rows::get).toList();
	}

	/** Shows other rows. */
	void show(Answer answer) {
		Optional<Key> top = table.getTopIndex() < rows.size() ? Optional.of(rows.get(table.getTopIndex()).key()) : Optional.empty();
		boolean isScrolled = table.getTopIndex() > 0;
		List<Key> keys = selected.stream().map(RegionRow::key).toList();
		rows = answer.rows();
		Map<Key, Integer> places = new HashMap<>();
		for (int i = 0; i < rows.size(); i++) {
			places.put(rows.get(i).key(), i);
		}
		table.setRedraw(false);
		try {
			fill();
			showOrder(answer.query().order());
			table.deselectAll();
			table.select(keys.stream().map(places::get).filter(Objects::nonNull).mapToInt(i -> i).toArray());
			// nobody who looks at the first rows wants to miss what comes before them
			top.filter(t -> isScrolled).map(places::get).ifPresent(table::setTopIndex);
		} finally {
			table.setRedraw(true);
		}
		select(selectedRows());
	}

	private void showOrder(Order order) {
		table.setSortColumn(table.getColumn(order.column().ordinal()));
		table.setSortDirection(order.direction() == Order.Direction.UP ? SWT.UP : SWT.DOWN);
	}

	/** Tells of another selection: of other regions, or of another state of the same ones. */
	private void select(List<RegionRow> now) {
		if (now.equals(selected)) {
			return;
		}
		selected = List.copyOf(now);
		SelectionChangedEvent event = new SelectionChangedEvent(this, getSelection());
		for (ISelectionChangedListener listener : listeners) {
			SafeRunner.run(() -> listener.selectionChanged(event));
		}
	}

	/** Selects one row, and scrolls to it. */
	void show(RegionRow row) {
		int index = rows.indexOf(row);
		if (index >= 0 && !selected.equals(List.of(row))) {
			table.setSelection(index);
			select(List.of(row));
		}
	}

	/** The rows that are shown, from top to bottom. */
	List<RegionRow> rows() {
		return rows;
	}

	/** The selected rows from top to bottom. */
	List<RegionRow> selection() {
		return selected;
	}

	@Override
	public IStructuredSelection getSelection() {
		return new StructuredSelection(selected);
	}

	@Override
	public void setSelection(ISelection selection) {
		List<RegionRow> wanted = new ArrayList<>();
		if (selection instanceof IStructuredSelection structured) {
			structured.forEach(e -> rows.stream().filter(r -> r.equals(e)).forEach(wanted::add));
		}
		table.deselectAll();
		table.select(wanted.stream().mapToInt(rows::indexOf).toArray());
		table.showSelection();
		select(wanted);
	}

	@Override
	public void addSelectionChangedListener(ISelectionChangedListener listener) {
		listeners.add(listener);
	}

	@Override
	public void removeSelectionChangedListener(ISelectionChangedListener listener) {
		listeners.remove(listener);
	}
}
