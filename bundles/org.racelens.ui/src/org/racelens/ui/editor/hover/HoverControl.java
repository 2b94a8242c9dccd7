package org.racelens.ui.editor.hover;

import org.eclipse.jface.text.AbstractInformationControl;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IInformationControlExtension2;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.editors.text.EditorsUI;

/** Shows a {@link HoverContent}. */
final class HoverControl extends AbstractInformationControl implements IInformationControlExtension2 {
	/** Goes when the mouse leaves. */
	static final IInformationControlCreator PASSING = HoverControl::passing;
	/** Has the focus, and can be resized. */
	static final IInformationControlCreator STAYING = HoverControl::new;

	private static final int WIDEST = 640;
	private static final int WIDEST_JOINED = 760;

	private ScrolledComposite scrolled;
	private HoverContent content;

	private HoverControl(Shell parent, String status) {
		super(parent, status);
		create();
	}

	private HoverControl(Shell parent) {
		super(parent, true);
		create();
	}

	private static HoverControl passing(Shell parent) {
		return new HoverControl(parent, EditorsUI.getTooltipAffordanceString());
	}

	@Override
	protected void createContent(Composite parent) {
		scrolled = new ScrolledComposite(parent, SWT.H_SCROLL | SWT.V_SCROLL);
		scrolled.setExpandHorizontal(true);
		scrolled.setExpandVertical(true);
		scrolled.setBackground(parent.getBackground());
		scrolled.setForeground(parent.getForeground());
		scrolled.addListener(SWT.Resize, e -> fit());
	}

	/** @param input a {@link HoverContent}; anything else is nothing to show */
	@Override
	public void setInput(Object input) {
		if (scrolled.getContent() != null) {
			scrolled.getContent().dispose();
		}
		content = input instanceof HoverContent given ? given : null;
		if (content != null) {
			scrolled.setContent(new HoverPage(scrolled, this::leave).of(content));
			fit();
		}
	}

	/** With whatever else the shell shows. */
	private void leave() {
		scrolled.getShell().dispose();
	}

	/** Long lines are wrapped to the width there is. */
	private void fit() {
		if (scrolled.getContent() != null) {
			Rectangle area = scrolled.getClientArea();
			scrolled.setMinSize(scrolled.getContent().computeSize(area.width > 0 ? area.width : WIDEST, SWT.DEFAULT));
		}
	}

	@Override
	public boolean hasContents() {
		return content != null;
	}

	/** Editors limit hovers to a dozen lines; this one is as high as its contents, if the display is. */
	@Override
	public Point computeSizeConstraints(int widthInChars, int heightInChars) {
		Rectangle display = getShell().getMonitor().getClientArea();
		return new Point(Math.min(WIDEST_JOINED, display.width), display.height / 2);
	}

	@Override
	public Point computeSizeHint() {
		if (scrolled.getContent() == null) {
			return super.computeSizeHint();
		}
		if (scrolled.getShell() != getShell()) {
			return sizeAmongOthers();
		}
		Point natural = scrolled.getContent().computeSize(SWT.DEFAULT, SWT.DEFAULT);
		int widest = getSizeConstraints() == null ? WIDEST : Math.min(WIDEST, Math.max(getSizeConstraints().x, WIDEST));
		Point wrapped = natural.x <= widest ? natural : scrolled.getContent().computeSize(widest, SWT.DEFAULT);
		Rectangle trim = computeTrim();
		return new Point(wrapped.x + trim.width, wrapped.y + trim.height);
	}

	/**
	 * An editor that joins several hovers takes their contents into a shell of its own, and the hovers of others tell the size of the one
	 * that they have left. So this one asks for all.
	 */
	private Point sizeAmongOthers() {
		Point natural = scrolled.getShell().computeSize(SWT.DEFAULT, SWT.DEFAULT, true);
		return natural.x <= WIDEST_JOINED ? natural : scrolled.getShell().computeSize(WIDEST_JOINED, SWT.DEFAULT, true);
	}

	@Override
	public IInformationControlCreator getInformationPresenterControlCreator() {
		return STAYING;
	}
}
