package org.racelens.ui.witness;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.source.SourceRange;
import org.racelens.report.drawing.ScheduleDrawing;

/** Steps through a schedule: buttons, and Page Down and Page Up on the drawing, go to the next and the previous step. */
public final class SchedulePage {
	private final Composite page;
	private final ToolItem first;
	private final ToolItem previous;
	private final ToolItem next;
	private final ToolItem last;
	private final Label position;
	private final SceneCanvas canvas;
	private Optional<Schedule> schedule = Optional.empty();
	private int step;

	SchedulePage(Composite parent, Consumer<SourceRange> opener) {
		page = new Composite(parent, SWT.NONE);
		page.setVisible(false);
		GridLayout layout = new GridLayout(2, false);
		layout.marginWidth = 0;
		layout.marginHeight = 0;
		page.setLayout(layout);
		ToolBar bar = new ToolBar(page, SWT.FLAT);
		first = item(bar, Messages.firstStep, Messages.firstStepHint, () -> stepTo(0));
		previous = item(bar, Messages.previousStep, Messages.previousStepHint, () -> stepTo(step - 1));
		next = item(bar, Messages.nextStep, Messages.nextStepHint, () -> stepTo(step + 1));
		last = item(bar, Messages.lastStep, Messages.lastStepHint, () -> stepTo(steps()));
		position = new Label(page, SWT.NONE);
		position.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
		canvas = new SceneCanvas(page, opener);
		canvas.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1));
		canvas.control().addListener(SWT.KeyDown, this::key);
	}

	private static ToolItem item(ToolBar bar, String name, String hint, Runnable run) {
		ToolItem item = new ToolItem(bar, SWT.PUSH);
		item.setText(name);
		item.setToolTipText(hint);
		item.addListener(SWT.Selection, e -> run.run());
		return item;
	}

	private void key(Event event) {
		if (event.keyCode == SWT.PAGE_DOWN || event.keyCode == SWT.PAGE_UP) {
			stepTo(step + (event.keyCode == SWT.PAGE_DOWN ? 1 : -1));
			event.doit = false;
		}
	}

	Control control() {
		return page;
	}

	/** The drawing. */
	public SceneCanvas canvas() {
		return canvas;
	}

	/** The number of the step that is looked at; 0 before the first. */
	public int step() {
		return step;
	}

	/** Which step of how many is looked at, in words. */
	public String position() {
		return position.getText();
	}

	private int steps() {
		return schedule.map(s -> s.steps().size()).orElse(0);
	}

	/** Shows a schedule to its end. */
	void show(Schedule shown) {
		schedule = Optional.of(shown);
		step = steps();
		int at = step;
		canvas.show((measure, room) -> new ScheduleDrawing(measure).draw(shown, at, room));
		showPosition();
	}

	/** Shows the same schedule again, the steps of which may stand elsewhere now. */
	void refresh(Schedule shown) {
		if (schedule.filter(s -> s.steps().size() == shown.steps().size()).isEmpty()) {
			show(shown);
			return;
		}
		schedule = Optional.of(shown);
		int at = step;
		canvas.refresh((measure, room) -> new ScheduleDrawing(measure).draw(shown, at, room));
	}

	/** Goes to a step, as far as there are any; 0 is before the first. */
	public void stepTo(int number) {
		int wanted = Math.max(0, Math.min(number, steps()));
		if (schedule.isEmpty() || wanted == step) {
			return;
		}
		step = wanted;
		Schedule shown = schedule.get();
		canvas.refresh((measure, room) -> new ScheduleDrawing(measure).draw(shown, wanted, room));
		canvas.scene().describedParts().stream().filter(part -> wanted > 0 && ScheduleDrawing.isOf(part, shown.step(wanted))).findFirst()
				.ifPresent(canvas::moveFocus);
		showPosition();
	}

	private void showPosition() {
		position.setText(NLS.bind(Messages.stepPosition, step, steps()));
		first.setEnabled(step > 0);
		previous.setEnabled(step > 0);
		next.setEnabled(step < steps());
		last.setEnabled(step < steps());
	}
}
