package org.racelens.ui.witness;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** A message above what it is about, as many lines high as it takes; no room is taken while there is none. */
final class MessageBar {
	private static final int NARROW = 100;
	private final Composite bar;
	private final Label message;

	/**
	 * @param parent has a grid layout
	 * @param image one of {@link Dialog}
	 */
	MessageBar(Composite parent, String image) {
		bar = new Composite(parent, SWT.NONE);
		bar.setLayout(new GridLayout(2, false));
		GridData hidden = new GridData(SWT.FILL, SWT.CENTER, true, false);
		hidden.exclude = true;
		bar.setLayoutData(hidden);
		Label icon = new Label(bar, SWT.NONE);
		icon.setImage(JFaceResources.getImage(image));
		icon.setLayoutData(new GridData(SWT.CENTER, SWT.BEGINNING, false, false));
		message = new Label(bar, SWT.WRAP);
		GridData wide = new GridData(SWT.FILL, SWT.CENTER, true, false);
		wide.widthHint = NARROW;
		message.setLayoutData(wide);
		bar.setVisible(false);
	}

	/** @param text empty for no message */
	void show(String text) {
		if (text.equals(message.getText())) {
			return;
		}
		message.setText(text);
		bar.setVisible(!text.isEmpty());
		((GridData) bar.getLayoutData()).exclude = text.isEmpty();
		bar.getParent().layout(true, true);
	}

	String text() {
		return message.getText();
	}
}
