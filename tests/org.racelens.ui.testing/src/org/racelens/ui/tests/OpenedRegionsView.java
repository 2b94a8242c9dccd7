package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.racelens.ui.regions.RegionsView;
import org.racelens.ui.witness.SceneCanvas;

/** A project, and the view of all regions as a user opens it. */
@ExtendWith(WorkbenchGuard.class)
abstract class OpenedRegionsView {
	static final int VERDICT = 0;
	static final int FILE = 1;
	static final int LINE = 2;
	static final int FUNCTION = 4;
	static final int CONDITIONS = 7;
	static final String THREE = """
			int sum, last;
			double a[1000];
			double look(double);

			void total(int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					sum += i;
			}

			void scale(int n) {
			#pragma omp parallel
				{
			#pragma omp for
					for (int i = 0; i < 1000; i++)
						a[i] = 2 * a[i];
			#pragma omp single
					last = n;
				}
			}

			void apply(int n) {
			#pragma omp parallel for
				for (int i = 0; i < 1000; i++)
					a[i] = look(a[i]);
			}
			""";

	final Bot bot = new Bot();
	final LogWatch log = new LogWatch();
	TestProject project;
	RegionsView view;

	@BeforeEach
	void openView() throws Exception {
		project = TestProject.create("regions");
		view = (RegionsView) bot.page().showView(RegionsView.ID);
		scope("Edited file");
		// the view remembers the order of the test before
		bot.await("the first rows", () -> table().getSortColumn() != null);
		while (table().getSortColumn() != table().getColumn(FILE) || table().getSortDirection() != SWT.UP) {
			sort(FILE);
			bot.pumpFor(Duration.ofMillis(100));
		}
	}

	@AfterEach
	void close() throws Exception {
		bot.page().closeAllEditors(false);
		for (ToolItem item : find(ToolBar.class).getItems()) {
			press(item, true);
		}
		find(Text.class).setText("");
		bot.page().hideView(view);
		project.close();
		bot.awaitAnalyses();
		log.close();
	}

	void select(Predicate<String> function, int index) {
		table().setSelection(index);
		table().notifyListeners(SWT.Selection, new Event());
		assertTrue(function.test(table().getItem(index).getText(FUNCTION)));
	}

	void awaitRows(String... expected) {
		try {
			bot.await("these rows", () -> shown().equals(List.of(expected)));
		} catch (AssertionError e) {
			throw new AssertionError(Arrays.toString(expected) + ", not " + shown() + ": " + view.getContentDescription(), e);
		}
	}

	/** {@code Race total}: verdict and function of each row. */
	List<String> shown() {
		return texts().stream().map(t -> t.get(VERDICT) + " " + t.get(FUNCTION)).toList();
	}

	List<List<String>> texts() {
		Table table = table();
		List<List<String>> result = new ArrayList<>();
		for (TableItem item : table.getItems()) {
			result.add(IntStream.range(0, table.getColumnCount()).mapToObj(item::getText).toList());
		}
		return result;
	}

	List<String> row(String function) {
		return texts().stream().filter(t -> t.get(FUNCTION).equals(function)).findFirst().orElseThrow();
	}

	void select(String function) {
		Table table = table();
		int index = shown().stream().map(s -> s.substring(s.indexOf(' ') + 1)).toList().indexOf(function);
		table.setSelection(index);
		table.notifyListeners(SWT.Selection, new Event());
	}

	List<String> selectedFunctions() {
		return Arrays.stream(table().getSelection()).map(i -> i.getText(FUNCTION)).toList();
	}

	void sort(int column) {
		table().getColumn(column).notifyListeners(SWT.Selection, new Event());
	}

	static void press(ToolItem item, boolean down) {
		if (item.getSelection() != down) {
			item.setSelection(down);
			item.notifyListeners(SWT.Selection, new Event());
		}
	}

	void scope(String label) {
		Combo combo = find(Combo.class);
		combo.setText(label);
		combo.notifyListeners(SWT.Selection, new Event());
	}

	void type(ITextEditor editor, String old, String replacement) throws Exception {
		IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
		int offset = document.get().indexOf(old);
		assertFalse(offset < 0, old);
		document.replace(offset, old.length(), replacement);
	}

	/** The button of the view's tool bar with this text. */
	IAction tool(String text) {
		return Arrays.stream(view.getViewSite().getActionBars().getToolBarManager().getItems())
				.filter(ActionContributionItem.class::isInstance).map(i -> ((ActionContributionItem) i).getAction())
				.filter(a -> a.getText().equals(text)).findFirst().orElseThrow();
	}

	/** The canvas with the graph. */
	SceneCanvas graph() {
		return view.getAdapter(SceneCanvas.class);
	}

	static ITextSelection selection(ITextEditor editor) {
		return (ITextSelection) editor.getSelectionProvider().getSelection();
	}

	static String selectedText(ITextEditor editor) {
		return selection(editor).getText();
	}

	String details() {
		return findAll(Text.class).stream().filter(t -> (t.getStyle() & SWT.MULTI) != 0).findFirst().orElseThrow().getText();
	}

	Table table() {
		return find(Table.class);
	}

	<T extends Control> T find(Class<T> type) {
		return findAll(type).stream().findFirst().orElseThrow();
	}

	<T extends Control> List<T> findAll(Class<T> type) {
		List<T> result = new ArrayList<>();
		add(view.getAdapter(Control.class), type, result);
		return result;
	}

	static <T extends Control> void add(Control control, Class<T> type, List<T> result) {
		if (type.isInstance(control)) {
			result.add(type.cast(control));
		}
		if (control instanceof Composite composite) {
			Arrays.stream(composite.getChildren()).forEach(c -> add(c, type, result));
		}
	}
}
