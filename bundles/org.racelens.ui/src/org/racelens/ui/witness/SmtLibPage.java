package org.racelens.ui.witness;

import java.util.Map;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ST;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.racelens.report.drawing.Colour;
import org.racelens.report.drawing.Theme;
import org.racelens.ui.witness.SmtLibTokens.Kind;
import org.racelens.ui.witness.SmtLibTokens.Token;

/** A text that can be read and copied, highlighted as SMT-LIB. */
final class SmtLibPage {
	private static final int MARGIN = 8;
	private static final Map<Theme, Map<Kind, Colour>> COLOURS = Map.of(
			Theme.LIGHT, Map.of(Kind.COMMENT, Colour.of("57606a"), Kind.COMMAND, Colour.of("8a2b62"), Kind.OPERATOR, Colour.of("005a8c"),
					Kind.NUMBER, Colour.of("00664a")),
			Theme.DARK, Map.of(Kind.COMMENT, Colour.of("b6bdc5"), Kind.COMMAND, Colour.of("e5a5cb"), Kind.OPERATOR, Colour.of("7cc7f0"),
					Kind.NUMBER, Colour.of("4fd1ab")));

	private final StyledText text;
	private Theme shownTheme = Theme.LIGHT;

	SmtLibPage(Composite parent) {
		text = new StyledText(parent, SWT.READ_ONLY | SWT.MULTI | SWT.H_SCROLL | SWT.V_SCROLL);
		text.setFont(JFaceResources.getTextFont());
		text.setMargins(MARGIN, MARGIN, MARGIN, MARGIN);
		text.setKeyBinding('A' | SWT.MOD1, ST.SELECT_ALL);
		// there is no event for another theme; but it is painted
		text.addListener(SWT.Paint, e -> {
			if (theme() != shownTheme) {
				e.display.asyncExec(this::highlight);
			}
		});
		MenuManager menu = new MenuManager();
		menu.add(action(Messages.copy, text::copy));
		menu.add(action(Messages.selectAll, text::selectAll));
		text.setMenu(menu.createContextMenu(text));
		text.addListener(SWT.Dispose, e -> menu.dispose());
	}

	private static Action action(String name, Runnable run) {
		return new Action(name) {
			@Override
			public void run() {
				run.run();
			}
		};
	}

	StyledText control() {
		return text;
	}

	void show(String script) {
		text.setText(script);
		highlight();
	}

	private Theme theme() {
		Color ground = text.getBackground();
		return Theme.on(new Colour(ground.getRed(), ground.getGreen(), ground.getBlue()));
	}

	private void highlight() {
		if (text.isDisposed()) {
			return;
		}
		shownTheme = theme();
		text.setStyleRanges(SmtLibTokens.of(text.getText()).stream().filter(t -> COLOURS.get(shownTheme).containsKey(t.kind()))
				.map(this::style).toArray(StyleRange[]::new));
	}

	private StyleRange style(Token token) {
		StyleRange style = new StyleRange(token.offset(), token.length(), ScenePainter.color(COLOURS.get(shownTheme).get(token.kind())),
				null);
		style.fontStyle = token.kind() == Kind.COMMAND ? SWT.BOLD : token.kind() == Kind.COMMENT ? SWT.ITALIC : SWT.NORMAL;
		return style;
	}
}
