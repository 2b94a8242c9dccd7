package org.racelens.ui.regions;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.racelens.race.verdict.Verdict;
import org.racelens.ui.regions.ToggleImage.State;

/** What the user filters by: words, verdicts, files. */
final class FilterBar {
	/** Told how the query changes. */
	interface Asker {
		void ask(UnaryOperator<Query> change);
	}

	private final Asker asker;
	private final Text words;
	private final Map<Verdict, ToolItem> verdicts = new EnumMap<>(Verdict.class);

	FilterBar(Composite parent, Query query, VerdictImages images, Asker asker) {
		this.asker = asker;
		Composite bar = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		GridLayoutFactory.fillDefaults().numColumns(3).margins(3, 3).applyTo(bar);
		words = new Text(bar, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
		GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(words);
		words.setMessage(Messages.filter);
		words.setText(query.words());
		AccessibleNames.set(words, Messages.filterName);
		words.addListener(SWT.Modify, e -> asker.ask(q -> q.withWords(words.getText())));
		verdicts(bar, query, images);
		scope(bar, query);
	}

	private void verdicts(Composite bar, Query query, VerdictImages images) {
		ToolBar tools = new ToolBar(bar, SWT.FLAT);
		AccessibleNames.set(tools, Messages.verdictsName);
		Map<Verdict, String> tips = new EnumMap<>(Map.of(Verdict.RACE, Messages.showRaces, Verdict.RACE_FREE_IF,
				Messages.showRaceFreeIf, Verdict.RACE_FREE, Messages.showRaceFree, Verdict.UNKNOWN, Messages.showUnknown));
		tips.forEach((verdict, tip) -> {
			ToolItem item = new ToolItem(tools, SWT.CHECK);
			item.setToolTipText(tip);
			item.setSelection(query.verdicts().contains(verdict));
			showState(verdict, item, images);
			item.addListener(SWT.Selection, e -> {
				showState(verdict, item, images);
				asker.ask(q -> q.withVerdicts(wanted()));
			});
			verdicts.put(verdict, item);
		});
	}

	private static void showState(Verdict verdict, ToolItem item, VerdictImages images) {
		item.setImage(images.button(verdict, item.getSelection() ? State.PRESSED : State.RELEASED));
	}

	private Set<Verdict> wanted() {
		Set<Verdict> wanted = EnumSet.noneOf(Verdict.class);
		verdicts.forEach((verdict, item) -> {
			if (item.getSelection()) {
				wanted.add(verdict);
			}
		});
		return wanted;
	}

	private void scope(Composite bar, Query query) {
		Combo scopes = new Combo(bar, SWT.READ_ONLY | SWT.DROP_DOWN);
		AccessibleNames.set(scopes, Messages.scopeName);
		scopes.setItems(Arrays.stream(Scope.values()).map(Scope::label).toArray(String[]::new));
		scopes.select(query.scope().ordinal());
		scopes.addListener(SWT.Selection, e -> asker.ask(q -> q.withScope(Scope.values()[scopes.getSelectionIndex()])));
	}
}
