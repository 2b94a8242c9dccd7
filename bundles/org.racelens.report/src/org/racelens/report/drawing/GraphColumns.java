package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Puts the slots of a grid side by side. A slot stands straight below the one from which its first line comes, unless another one does
 * already or lines would cross; slots that stand below each other are a column, and each column is as far left as those beside it allow.
 */
final class GraphColumns {
	private final GraphGrid grid;
	private final int gap;
	private final Map<GraphSlot, List<GraphSlot>> columns = new IdentityHashMap<>();
	private final Map<GraphSlot, GraphSlot> leftNeighbours = new IdentityHashMap<>();
	/** by identity of the column's first slot */
	private final Map<GraphSlot, Integer> placed = new IdentityHashMap<>();

	private GraphColumns(GraphGrid grid, int gap) {
		this.grid = grid;
		this.gap = gap;
	}

	/** Sets the x of every slot. */
	static void place(GraphGrid grid, int gap) {
		GraphColumns columns = new GraphColumns(grid, gap);
		grid.rows.forEach(columns::align);
		for (List<GraphSlot> row : grid.rows) {
			row.forEach(slot -> slot.x = columns.x(slot));
		}
	}

	private void align(List<GraphSlot> row) {
		int free = 0;
		for (int i = 0; i < row.size(); i++) {
			GraphSlot slot = row.get(i);
			if (i > 0) {
				leftNeighbours.put(slot, row.get(i - 1));
			}
			Optional<Integer> above = place(slot, free);
			List<GraphSlot> column = above.isPresent() ? columns.get(grid.rows.get(slot.row - 1).get(above.get())) : new ArrayList<>();
			column.add(slot);
			columns.put(slot, column);
			free = above.map(a -> a + 1).orElse(free);
		}
	}

	/** The position in the row above of the slot to stand below. */
	private Optional<Integer> place(GraphSlot slot, int free) {
		return slot.above.stream().map(a -> grid.rows.get(slot.row - 1).indexOf(a)).filter(position -> position >= free).findFirst();
	}

	private int x(GraphSlot slot) {
		List<GraphSlot> column = columns.get(slot);
		Integer known = placed.get(column.get(0));
		if (known != null) {
			return known;
		}
		// columns do not cross, so none is on the left of itself
		int x = 0;
		for (GraphSlot member : column) {
			GraphSlot left = leftNeighbours.get(member);
			x = Math.max(x, member.left + (left == null ? 0 : x(left) + left.right + gap));
		}
		placed.put(column.get(0), x);
		return x;
	}
}
