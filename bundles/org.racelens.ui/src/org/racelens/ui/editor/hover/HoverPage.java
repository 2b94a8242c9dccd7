package org.racelens.ui.editor.hover;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceColors;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.racelens.ui.editor.BadgeImages;
import org.racelens.ui.editor.hover.HoverContent.Block;
import org.racelens.ui.editor.hover.HoverContent.End;
import org.racelens.ui.editor.hover.HoverContent.Ends;
import org.racelens.ui.editor.hover.HoverContent.Fact;
import org.racelens.ui.editor.hover.HoverContent.Links;
import org.racelens.ui.editor.hover.HoverContent.Title;

/** Draws a hover's content with the widgets of a dialog, so that it can be read aloud and used with the keyboard. */
final class HoverPage {
	private static final int INDENT = 22;
	private static final int COLUMNS = 4;

	private final Composite parent;
	private final Runnable close;

	/** @param close takes the hover away; done before what a link does */
	HoverPage(Composite parent, Runnable close) {
		this.parent = parent;
		this.close = close;
	}

	Control of(HoverContent content) {
		Composite page = colored(new Composite(parent, SWT.NONE));
		GridLayoutFactory.fillDefaults().margins(8, 6).spacing(0, 4).applyTo(page);
		for (Block block : content.blocks()) {
			if (block instanceof Title title) {
				title(page, title);
			} else if (block instanceof Ends ends) {
				ends(page, ends);
			} else if (block instanceof Fact fact) {
				fact(page, fact);
			} else {
				links(page, ((Links) block).links());
			}
		}
		return page;
	}

	private void title(Composite page, Title title) {
		Composite row = row(page, 2, 0);
		Label icon = colored(new Label(row, SWT.NONE));
		icon.setImage(BadgeImages.image(title.icon()));
		GridDataFactory.swtDefaults().align(SWT.CENTER, SWT.TOP).hint(16, SWT.DEFAULT).applyTo(icon);
		Label text = label(row, title.text(), SWT.WRAP);
		text.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DIALOG_FONT));
		GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
	}

	private void ends(Composite page, Ends ends) {
		Composite table = row(page, COLUMNS, INDENT);
		for (End end : ends.ends()) {
			link(table, end.place());
			label(table, end.thread(), SWT.NONE);
			label(table, end.access(), SWT.NONE);
			label(table, end.iteration(), SWT.NONE);
			if (!end.phase().isEmpty()) {
				label(table, "", SWT.NONE);
				Label phase = label(table, end.phase(), SWT.WRAP);
				GridDataFactory.fillDefaults().span(COLUMNS - 1, 1).applyTo(phase);
			}
		}
	}

	private void fact(Composite page, Fact fact) {
		Composite row = row(page, 2, INDENT);
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.TOP).applyTo(label(row, fact.name(), SWT.NONE));
		Label values = label(row, String.join("\n", fact.values()), SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(values);
	}

	private void links(Composite page, List<HoverLink> links) {
		Composite column = row(page, 1, INDENT);
		links.forEach(link -> link(column, link));
	}

	private void link(Composite row, HoverLink link) {
		Link widget = colored(new Link(row, SWT.NONE));
		widget.setText("<a>" + link.text().replace("<", "&lt;").replace("&", "&&") + "</a>");
		widget.setToolTipText(null);
		widget.setLinkForeground(JFaceColors.getHyperlinkText(row.getDisplay()));
		widget.addListener(SWT.Selection, e -> {
			close.run();
			link.action().run();
		});
	}

	private Composite row(Composite page, int columns, int indent) {
		Composite row = colored(new Composite(page, SWT.NONE));
		GridLayoutFactory.fillDefaults().numColumns(columns).spacing(10, 2).extendedMargins(indent, 0, 0, 0).applyTo(row);
		if (indent == 0) {
			GridLayoutFactory.fillDefaults().numColumns(columns).spacing(6, 2).applyTo(row);
		}
		GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
		return row;
	}

	private Label label(Composite row, String text, int style) {
		Label label = colored(new Label(row, style));
		label.setText(text.replace("&", "&&"));
		return label;
	}

	private <C extends Control> C colored(C control) {
		control.setBackground(parent.getBackground());
		control.setForeground(parent.getForeground());
		return control;
	}
}
