package org.racelens.ui.regions;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.racelens.ui.witness.WitnessInput;
import org.racelens.ui.witness.WitnessView;

/** What can be done with the selected regions. */
final class RegionActions {
	private final IViewSite site;
	private final RegionTable table;
	private final Action open;
	private final Action witness;
	private final Action copy;

	RegionActions(IViewSite site, RegionTable table, Runnable openSelected) {
		this.site = site;
		this.table = table;
		open = action(Messages.open, openSelected);
		witness = action(Messages.showWitness, this::showWitness);
		copy = action(Messages.copy, this::copy);
		copy.setImageDescriptor(PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(ISharedImages.IMG_TOOL_COPY));
		copy.setActionDefinitionId(ActionFactory.COPY.getCommandId());
	}

	private static Action action(String text, Runnable run) {
		Action action = new Action(text) {
			@Override
			public void run() {
				run.run();
			}
		};
		action.setEnabled(false);
		return action;
	}

	/** Puts the actions into the context menu of the table, and where the workbench's own commands look for them. */
	void install() {
		MenuManager menu = new MenuManager();
		menu.setRemoveAllWhenShown(true);
		menu.addMenuListener(this::fill);
		table.control().setMenu(menu.createContextMenu(table.control()));
		site.registerContextMenu(menu, table);
		IActionBars bars = site.getActionBars();
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		bars.updateActionBars();
	}

	/** Adds the button that links the table with the editor. */
	void addLink(CaretFollower follower) {
		Action link = new Action(Messages.link, IAction.AS_CHECK_BOX) {
			@Override
			public void run() {
				follower.link(isChecked());
			}
		};
		link.setChecked(follower.isLinked());
		link.setToolTipText(Messages.linkHint);
		link.setImageDescriptor(GraphActions.icon("link"));
		IActionBars bars = site.getActionBars();
		bars.getToolBarManager().add(new Separator());
		bars.getToolBarManager().add(link);
		bars.updateActionBars();
	}

	private void fill(IMenuManager menu) {
		menu.add(open);
		menu.add(witness);
		menu.add(new Separator());
		menu.add(copy);
		menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
	}

	void update(List<RegionRow> selected) {
		open.setEnabled(!selected.isEmpty());
		copy.setEnabled(!selected.isEmpty());
		witness.setEnabled(first().isPresent());
	}

	private Optional<WitnessInput> first() {
		return table.selection().stream().findFirst().flatMap(row -> row.firstRace().flatMap(f -> WitnessInput.of(row.result(), f.id())));
	}

	private void showWitness() {
		first().ifPresent(input -> {
			try {
				WitnessView.open(site.getPage(), input);
			} catch (PartInitException e) {
				ILog.of(getClass()).log(e.getStatus());
			}
		});
	}

	private void copy() {
		Clipboard clipboard = new Clipboard(table.control().getDisplay());
		clipboard.setContents(new Object[] { RegionText.table(table.selection()) }, new Transfer[] { TextTransfer.getInstance() });
		clipboard.dispose();
	}
}
