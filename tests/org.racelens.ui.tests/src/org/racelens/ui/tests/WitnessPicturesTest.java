package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;
import org.racelens.report.drawing.Colour;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.Role;
import org.racelens.report.drawing.Theme;

/** What the witness view shows and saves: drawing, constraint, colours and sizes. */
class WitnessPicturesTest extends OpenedWitnessView {
	@Test
	void theConstraintIsAScriptAndHighlighted() throws Exception {
		open();
		view.pages().tabs().setSelection(1);
		String script = view.pages().smtLib().getText();
		String code = script.replaceAll("(?m);.*$", "").replaceAll("\\|[^|]*\\|", "x");
		assertEquals(code.chars().filter(c -> c == '(').count(), code.chars().filter(c -> c == ')').count());
		assertTrue(code.contains("(assert ") && code.strip().endsWith("(check-sat)"), script);
		var styles = List.of(view.pages().smtLib().getStyleRanges());
		assertTrue(styles.stream().map(s -> s.foreground.getRGB()).distinct().count() >= 4, "too few colours");
		assertEquals(SWT.ITALIC, styles.get(0).fontStyle);
		assertEquals(0, styles.get(0).start);
		assertFalse(view.pages().smtLib().getEditable());
		bot.screenshot("witness-view-smtlib");
	}

	@Test
	void theConstraintIsCopied() throws Exception {
		open();
		run("Copy SMT-LIB");
		assertEquals(view.pages().smtLib().getText(), clipboard());
		view.pages().tabs().setSelection(2);
		view.pages().details().selectAll();
		view.getViewSite().getActionBars().getGlobalActionHandler("copy").run();
		assertEquals(view.pages().details().getText(), clipboard());
	}

	private static String clipboard() {
		Clipboard clipboard = new Clipboard(PlatformUI.getWorkbench().getDisplay());
		try {
			return (String) clipboard.getContents(TextTransfer.getInstance());
		} finally {
			clipboard.dispose();
		}
	}

	@Test
	void thePngShowsTheDrawing() throws Exception {
		open();
		Path png = folder.resolve("witness.png");
		view.exportPng(png);
		ImageData image = new ImageLoader().load(png.toString())[0];
		assertEquals(2 * view.pages().timeline().scene().width(), image.width);
		assertEquals(2 * view.pages().timeline().scene().height(), image.height);
		Part write = parts(Role.ACCESS_WRITE).get(0);
		int pixel = image.getPixel(2 * (write.area().x() + 8), 2 * (write.area().y() + 8));
		var fill = view.pages().timeline().theme().ink(Role.ACCESS_WRITE).fill();
		assertEquals(new RGB(fill.red(), fill.green(), fill.blue()), image.palette.getRGB(pixel));
	}

	@Test
	void theSvgIsWellFormedAndShowsTheValues() throws Exception {
		open();
		Path svg = folder.resolve("witness.svg");
		view.exportSvg(svg);
		var document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(svg.toFile());
		assertEquals("svg", document.getDocumentElement().getNodeName());
		race().witness().forEach((name, value) -> assertTrue(
				document.getDocumentElement().getTextContent().contains(name + " = " + value), name));
	}

	@Test
	void aPictureThatCannotBeSavedIsNoAccident() throws Exception {
		open();
		try (LogWatch log = new LogWatch()) {
			view.exportSvg(folder.resolve("missing/witness.svg"));
			view.exportPng(folder.resolve("missing/witness.png"));
			log.assertSilent();
		}
		assertFalse(Files.exists(folder.resolve("missing")));
	}

	@Test
	void aDarkGroundGetsDarkColours() throws Exception {
		open();
		Theme light = view.pages().timeline().theme();
		view.pages().tabs().setSelection(1);
		List<Color> inksOnLight = Stream.of(view.pages().smtLib().getStyleRanges()).map(s -> s.foreground).distinct().toList();
		canvas().setBackground(new Color(47, 47, 47));
		view.pages().smtLib().setBackground(new Color(47, 47, 47));
		view.pages().smtLib().setForeground(new Color(230, 230, 230));
		assertEquals(Theme.LIGHT, light);
		assertEquals(Theme.DARK, view.pages().timeline().theme());
		bot.await("other colours of the script", () -> {
			view.pages().smtLib().redraw();
			return !Stream.of(view.pages().smtLib().getStyleRanges()).map(s -> s.foreground).distinct().toList().equals(inksOnLight);
		});
		for (var style : view.pages().smtLib().getStyleRanges()) {
			assertTrue(contrast(style.foreground, new Color(47, 47, 47)) >= 4.5, style.toString());
		}
		bot.screenshot("witness-view-smtlib-dark");
		view.pages().tabs().setSelection(0);
		bot.screenshot("witness-view-dark");
		Path png = folder.resolve("dark.png");
		view.exportPng(png);
		ImageData image = new ImageLoader().load(png.toString())[0];
		var ground = Theme.DARK.ink(Role.BACKGROUND).fill();
		assertEquals(new RGB(ground.red(), ground.green(), ground.blue()), image.palette.getRGB(image.getPixel(1, 1)));
	}

	private static double contrast(Color a, Color b) {
		return new Colour(a.getRed(), a.getGreen(), a.getBlue())
				.contrast(new Colour(b.getRed(), b.getGreen(), b.getBlue()));
	}

	@Test
	void aLargerFontIsALargerDrawing() throws Exception {
		open();
		int width = view.pages().timeline().scene().width();
		FontData[] before = JFaceResources.getDialogFont().getFontData();
		FontData larger = new FontData(before[0].getName(), before[0].getHeight() * 2, before[0].getStyle());
		JFaceResources.getFontRegistry().put(JFaceResources.DIALOG_FONT, new FontData[] { larger });
		try {
			assertTrue(view.pages().timeline().scene().width() > width * 5 / 4,
					view.pages().timeline().scene().width() + " after " + width);
		} finally {
			JFaceResources.getFontRegistry().put(JFaceResources.DIALOG_FONT, before);
		}
		assertEquals(width, view.pages().timeline().scene().width());
	}

	@Test
	void aNarrowViewHasSmallerFontsBeforeItScrolls() throws Exception {
		open();
		canvas().setSize(2000, 800);
		int whole = view.pages().timeline().scene().width();
		canvas().setSize(whole - 10, 800);
		assertTrue(view.pages().timeline().scene().width() <= whole - 10, "a little narrower: fits");
		assertFalse(canvas().getHorizontalBar().isVisible());
		canvas().setSize(whole / 2, 800);
		int least = view.pages().timeline().scene().width();
		assertTrue(least > whole / 2, "too small to be read: " + least);
		assertTrue(canvas().getHorizontalBar().isVisible());
		Part last = view.pages().timeline().scene().describedParts().get(0);
		key(SWT.END);
		key(SWT.HOME);
		assertEquals(Optional.of(last), view.pages().timeline().focus());
	}
}
