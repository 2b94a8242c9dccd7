package org.racelens.ui.tests;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionManager;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IViewPart;

/** What a view says besides its contents: its tool bar and menu, and the menus of what is in it, also while another one covers it. */
final class ViewTexts {
	private final Set<String> texts = new LinkedHashSet<>();

	private ViewTexts() {
	}

	static Set<String> of(IViewPart view) {
		ViewTexts result = new ViewTexts();
		IActionBars bars = view.getViewSite().getActionBars();
		result.add(bars.getToolBarManager());
		result.add(bars.getMenuManager());
		result.addMenus((Control) view.getSite().getService(MPart.class).getWidget());
		result.texts.removeIf(String::isBlank);
		return result.texts;
	}

	private void add(IContributionManager manager) {
		Stream.of(manager.getItems()).forEach(item -> {
			if (item instanceof ActionContributionItem action) {
				say(action.getAction().getText());
				say(action.getAction().getToolTipText());
			} else if (item instanceof IContributionManager menu) {
				add(menu);
			}
		});
	}

	private void say(String text) {
		if (text != null) {
			texts.add(text.replace("&", "").split("\t")[0]);
		}
	}

	private void addMenus(Control control) {
		if (control.getMenu() != null) {
			texts.addAll(VisibleTexts.of(control.getMenu()));
		}
		if (control instanceof Composite composite) {
			Stream.of(composite.getChildren()).forEach(this::addMenus);
		}
	}
}
