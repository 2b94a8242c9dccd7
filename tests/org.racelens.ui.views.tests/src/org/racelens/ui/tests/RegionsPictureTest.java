package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.racelens.ui.regions.RegionsView;

/** Pictures of regions with conditions, with a filter that is not pressed and a graph that is zoomed. */
class RegionsPictureTest extends PicturedWorkbench {
	private static final String SCALE = """
			int hits;

			void scale(double *a, int n, int stride) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					a[i * stride] = i;
			}

			void copy(double *to, const double *from, int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					to[i] = from[i];
			}

			void clear(double a[100]) {
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
					a[i] = 0;
			}

			void count(int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					hits++;
			}
			""";

	@BeforeEach
	void writeConditions() throws Exception {
		file = project.file("scale.c", SCALE);
	}

	@ParameterizedTest
	@EnumSource
	void conditions(Look look) throws Exception {
		ITextEditor editor = open(look, 1);
		show(RegionsView.ID, editor, SCALE.indexOf("a[i * stride]"));
		RegionsView view = (RegionsView) bot.page().findView(RegionsView.ID);
		bot.page().setPartState(bot.page().findViewReference(RegionsView.ID), IWorkbenchPage.STATE_MAXIMIZED);
		Composite all = (Composite) view.getAdapter(Control.class);
		Table table = Dialogs.all(all, Table.class).findFirst().orElseThrow();
		ToolItem free = Dialogs.all(all, ToolBar.class).findFirst().orElseThrow().getItems()[2];
		press(free, false);
		try {
			bot.await("the regions", () -> lines(table).containsAll(List.of("4", "10", "22")) && !lines(table).contains("16"));
			bot.await("the region at the caret",
					() -> Arrays.stream(table.getSelection()).map(i -> i.getText(2)).toList().equals(List.of("4")));
			awaitGraph();
			run(view, "Zoom In");
			run(view, "Zoom In");
			take(look, "regions-conditions");
			assertEquals(List.of("stride != 0"), Arrays.stream(table.getSelection()).map(i -> i.getText(7)).toList());
		} finally {
			run(view, "Actual Size");
			press(free, true);
			bot.page().setPartState(bot.page().findViewReference(RegionsView.ID), IWorkbenchPage.STATE_RESTORED);
		}
	}

	private static List<String> lines(Table table) {
		return Arrays.stream(table.getItems()).map(i -> i.getText(2)).toList();
	}

	private static void press(ToolItem item, boolean isPressed) {
		item.setSelection(isPressed);
		item.notifyListeners(SWT.Selection, new Event());
	}

	private static void run(RegionsView view, String tool) {
		Arrays.stream(view.getViewSite().getActionBars().getToolBarManager().getItems())
				.filter(ActionContributionItem.class::isInstance).map(i -> ((ActionContributionItem) i).getAction())
				.filter(a -> a.getText().equals(tool)).findFirst().orElseThrow().run();
	}
}
