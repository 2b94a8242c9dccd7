package org.racelens.ui.tests;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Item;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.TabFolder;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

/** All that a user can read in windows and menus, with the hints at the mouse. */
final class VisibleTexts {
	private final Set<String> texts = new LinkedHashSet<>();

	/** What is in a control, and in those in it. */
	static Set<String> of(Control control) {
		VisibleTexts result = new VisibleTexts();
		result.add(control);
		result.texts.removeIf(String::isBlank);
		return result.texts;
	}

	/** The entries of a menu, as it is when it is opened, and of those below it. */
	static Set<String> of(Menu menu) {
		VisibleTexts result = new VisibleTexts();
		result.add(menu);
		result.texts.removeIf(String::isBlank);
		return result.texts;
	}

	private void say(String text) {
		if (text != null) {
			texts.add(text.replace("&", "").split("\t")[0]);
		}
	}

	private void add(Menu menu) {
		menu.notifyListeners(SWT.Show, new Event());
		Stream.of(menu.getItems()).forEach(item -> {
			say(item.getText());
			if (item.getMenu() != null) {
				add(item.getMenu());
			}
		});
		menu.notifyListeners(SWT.Hide, new Event());
	}

	private void add(Control control) {
		say(control.getToolTipText());
		addWords(control);
		addItems(control);
		if (control instanceof Composite composite && !(control instanceof Combo)) {
			Stream.of(composite.getChildren()).forEach(this::add);
		}
	}

	private void addWords(Control control) {
		if (control instanceof Label label) {
			say(label.getText());
		} else if (control instanceof CLabel label) {
			say(label.getText());
		} else if (control instanceof Link link) {
			say(link.getText().replaceAll("</?a[^>]*>", ""));
		} else if (control instanceof Button button) {
			say(button.getText());
		} else if (control instanceof Group group) {
			say(group.getText());
		} else if (control instanceof Text text) {
			say(text.getMessage());
			text.getText().lines().forEach(this::say);
		} else if (control instanceof StyledText text) {
			text.getText().lines().forEach(this::say);
		} else if (control instanceof Combo combo) {
			Stream.of(combo.getItems()).forEach(this::say);
		} else if (control instanceof Shell shell) {
			say(shell.getText());
		}
	}

	private void addItems(Control control) {
		if (control instanceof ToolBar bar) {
			Stream.of(bar.getItems()).forEach(item -> {
				say(item.getText());
				say(item.getToolTipText());
			});
		} else if (control instanceof CTabFolder folder) {
			Stream.of(folder.getItems()).forEach(item -> {
				say(item.getText());
				say(item.getToolTipText());
			});
		} else if (control instanceof TabFolder folder) {
			Stream.of(folder.getItems()).forEach(item -> say(item.getText()));
		} else if (control instanceof Table table) {
			Stream.of(table.getColumns()).map(Item::getText).forEach(this::say);
			Stream.of(table.getItems()).forEach(item -> addCells(table, item));
		} else if (control instanceof Tree tree) {
			Stream.of(tree.getColumns()).map(Item::getText).forEach(this::say);
			Stream.of(tree.getItems()).forEach(this::add);
		}
	}

	private void addCells(Table table, TableItem item) {
		for (int i = 0; i < Math.max(1, table.getColumnCount()); i++) {
			say(item.getText(i));
		}
	}

	private void add(TreeItem item) {
		say(item.getText());
		Stream.of(item.getItems()).forEach(this::add);
	}
}
