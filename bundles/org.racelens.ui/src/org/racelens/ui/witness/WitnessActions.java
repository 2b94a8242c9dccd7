package org.racelens.ui.witness;

import java.util.Arrays;
import java.util.Optional;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ControlContribution;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;

/** The view's tool bar. */
final class WitnessActions {
	private static final String BUNDLE = "org.racelens.ui";
	private static final String WIDEST = "99 of 99";
	private final Action previous;
	private final Action next;
	private final Action copySmtLib;
	private final Action exportPng;
	private final Action exportSvg;
	private final Action link;
	private final Action copy;
	private final Position position = new Position();
	private String shown = Messages.noPosition;

	WitnessActions(WitnessView view) {
		previous = action(Messages.previous, Messages.previousHint, "previous", view::showPrevious);
		next = action(Messages.next, Messages.nextHint, "next", view::showNext);
		copySmtLib = action(Messages.copySmtLib, Messages.copySmtLibHint, "copy-smtlib", view::copySmtLib);
		exportPng = action(Messages.exportPng, Messages.exportPngHint, "export-png", view::exportPng);
		exportSvg = action(Messages.exportSvg, Messages.exportSvgHint, "export-svg", view::exportSvg);
		copy = action(Messages.copy, Messages.copy, "copy-smtlib", view::copyShownText);
		link = new Action(Messages.link, IAction.AS_CHECK_BOX) {
			@Override
			public void run() {
				view.linkChanged();
			}
		};
		decorate(link, Messages.linkHint, "link");
		update(Optional.empty());
	}

	private static Action action(String name, String hint, String icon, Runnable run) {
		Action result = new Action(name) {
			@Override
			public void run() {
				run.run();
			}
		};
		decorate(result, hint, icon);
		return result;
	}

	private static void decorate(Action action, String hint, String icon) {
		action.setToolTipText(hint);
		ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/" + icon + ".png").ifPresent(action::setImageDescriptor);
	}

	void fill(IActionBars bars) {
		IToolBarManager bar = bars.getToolBarManager();
		bar.add(previous);
		bar.add(position);
		bar.add(next);
		bar.add(new Separator());
		bar.add(copySmtLib);
		bar.add(exportPng);
		bar.add(exportSvg);
		bar.add(new Separator());
		bar.add(link);
		// with the keys that step through problems and copy texts elsewhere
		bars.setGlobalActionHandler(ActionFactory.NEXT.getId(), next);
		bars.setGlobalActionHandler(ActionFactory.PREVIOUS.getId(), previous);
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		bars.updateActionBars();
	}

	boolean isLinked() {
		return link.isChecked();
	}

	void setLinked(boolean isLinked) {
		link.setChecked(isLinked);
	}

	void update(Optional<WitnessInput> input) {
		previous.setEnabled(input.filter(WitnessInput::hasPrevious).isPresent());
		next.setEnabled(input.filter(WitnessInput::hasNext).isPresent());
		for (Action action : new Action[] { copySmtLib, exportPng, exportSvg, copy }) {
			action.setEnabled(input.isPresent());
		}
		shown = input.map(WitnessWords::brief).orElse(Messages.noPosition);
		position.showText();
	}

	/** {@code 1 of 3}. */
	private final class Position extends ControlContribution {
		private Optional<Label> label = Optional.empty();

		Position() {
			super("org.racelens.ui.witness.position");
		}

		@Override
		protected Control createControl(Composite parent) {
			Composite middle = new Composite(parent, SWT.NONE);
			GridLayout layout = new GridLayout();
			layout.marginHeight = 0;
			middle.setLayout(layout);
			Label text = new Label(middle, SWT.CENTER);
			text.setText(WIDEST);
			GridData fixed = new GridData(SWT.FILL, SWT.CENTER, true, true);
			// one width for all, so that the buttons beside it stay where they are
			fixed.widthHint = text.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
			text.setLayoutData(fixed);
			label = Optional.of(text);
			showText();
			return middle;
		}

		void showText() {
			label.filter(l -> !l.isDisposed()).ifPresent(l -> {
				l.setText(shown);
				l.setToolTipText(shown);
				int width = l.computeSize(SWT.DEFAULT, SWT.DEFAULT, true).x;
				GridData fixed = (GridData) l.getLayoutData();
				if (width > fixed.widthHint) {
					fixed.widthHint = width;
					widen(l.getParent());
				}
			});
		}

		private void widen(Composite middle) {
			if (middle.getParent() instanceof ToolBar bar) {
				Arrays.stream(bar.getItems()).filter(i -> i.getControl() == middle)
						.forEach(i -> i.setWidth(middle.computeSize(SWT.DEFAULT, SWT.DEFAULT, true).x));
				bar.requestLayout();
			}
		}
	}
}
