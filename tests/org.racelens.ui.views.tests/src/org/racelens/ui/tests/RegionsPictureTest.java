package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
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
	/** What tells that a button is pressed, and how many of its pixels there are at least. */
	private static final List<RGB> BAR = List.of(new RGB(0x7d, 0xbd, 0xff), new RGB(0x1d, 0x62, 0xb4));
	private static final int LEAST = 16;
	/** The contrast that WCAG asks for of what is no text. */
	private static final double GRAPHIC = 3;
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
			assertSeen(free);
			assertEquals(List.of("stride != 0"), Arrays.stream(table.getSelection()).map(i -> i.getText(7)).toList());
		} finally {
			run(view, "Actual Size");
			press(free, true);
			bot.page().setPartState(bot.page().findViewReference(RegionsView.ID), IWorkbenchPage.STATE_RESTORED);
		}
	}

	/** The bars below the buttons that are pressed can be told from what is behind them, and there is none below the one that is not. */
	private static void assertSeen(ToolItem released) {
		for (ToolItem item : released.getParent().getItems()) {
			ImageData button = drawn(item);
			RGB behind = colour(button, 1, button.height / 2);
			List<RGB> bottom = IntStream.range(0, button.width).boxed().flatMap(x -> IntStream.range(button.height * 2 / 3, button.height)
					.mapToObj(y -> colour(button, x, y))).toList();
			long seen = bottom.stream().filter(c -> BAR.contains(c) && Picture.contrast(c, behind) >= GRAPHIC).count();
			assertTrue(item == released ? bottom.stream().noneMatch(BAR::contains) : seen >= LEAST,
					() -> item.getToolTipText() + ": " + seen + " on " + behind);
		}
	}

	private static ImageData drawn(ToolItem item) {
		Rectangle bounds = item.getBounds();
		Image image = new Image(item.getDisplay(), bounds.width, bounds.height);
		GC gc = new GC(item.getParent());
		gc.copyArea(image, bounds.x, bounds.y);
		gc.dispose();
		ImageData data = image.getImageData();
		image.dispose();
		return data;
	}

	private static RGB colour(ImageData data, int x, int y) {
		return data.palette.getRGB(data.getPixel(x, y));
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
