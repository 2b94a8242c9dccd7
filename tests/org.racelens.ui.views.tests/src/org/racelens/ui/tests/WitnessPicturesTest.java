package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;
import org.racelens.report.drawing.Area;
import org.racelens.report.drawing.Colour;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.Role;
import org.racelens.report.drawing.Scene;
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
		canvas().setSize(2000, 800);
		Scene whole = view.pages().timeline().scene();
		Part write = parts(Role.ACCESS_WRITE).get(0);
		canvas().setSize(200, 800);
		Path png = folder.resolve("witness.png");
		view.pictures().save(png);
		awaitPicture(png);
		ImageData image = new ImageLoader().load(png.toString())[0];
		assertEquals(2 * whole.width(), image.width);
		assertEquals(2 * whole.height(), image.height);
		int pixel = image.getPixel(2 * (write.area().x() + 8), 2 * (write.area().y() + 8));
		var fill = view.pages().timeline().theme().ink(Role.ACCESS_WRITE).fill();
		assertEquals(new RGB(fill.red(), fill.green(), fill.blue()), image.palette.getRGB(pixel));
	}

	@Test
	void theSvgIsWellFormedAndShowsTheValues() throws Exception {
		open();
		Path svg = folder.resolve("witness.svg");
		view.pictures().save(svg);
		awaitPicture(svg);
		var document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(svg.toFile());
		assertEquals("svg", document.getDocumentElement().getNodeName());
		race().witness().forEach((name, value) -> assertTrue(
				document.getDocumentElement().getTextContent().contains(name + " = " + value), name));
	}

	@Test
	void aPictureThatCannotBeSavedIsNoAccident() throws Exception {
		open();
		Path taken = Files.createDirectory(folder.resolve("taken.svg"));
		try (LogWatch log = new LogWatch(); Dialogs dialogs = new Dialogs()) {
			assertSaysWhy(dialogs, folder.resolve("missing/witness.svg"), "there is no such folder");
			assertSaysWhy(dialogs, folder.resolve("missing/witness.png"), "there is no such folder");
			assertSaysWhy(dialogs, taken, "Is a directory");
			assertSaysWhy(dialogs, Path.of("/dev/full"), "No space left on device");
			log.assertSilent();
		}
		assertFalse(Files.exists(folder.resolve("missing")));
		try (Stream<Path> files = Files.list(folder)) {
			assertEquals(List.of(taken), files.toList());
		}
	}

	private void assertSaysWhy(Dialogs dialogs, Path file, String reason) {
		List<String> messages = new ArrayList<>();
		dialogs.expect("Picture Not Saved", dialog -> {
			Dialogs.all(dialog, Label.class).map(Label::getText).filter(t -> !t.isEmpty()).forEach(messages::add);
			Dialogs.press(dialog, "OK");
		});
		view.pictures().save(file);
		bot.await("the message", dialogs::isNoneExpected);
		dialogs.assertAnswered();
		assertEquals(List.of(file + " was not written: " + reason + "."), messages);
	}

	/** The dialog that asks for a file asks about the one without an extension. */
	@Test
	void noOtherPictureIsReplacedUnasked() throws Exception {
		open();
		Path svg = Files.writeString(folder.resolve("witness.svg"), "an older picture");
		try (Dialogs dialogs = new Dialogs()) {
			dialogs.expect("Replace Picture", dialog -> Dialogs.press(dialog, "No"));
			view.pictures().saveChosen(folder.resolve("witness").toString(), "svg");
			dialogs.assertAnswered();
			assertEquals("an older picture", content(svg));
			dialogs.expect("Replace Picture", dialog -> Dialogs.press(dialog, "Yes"));
			view.pictures().saveChosen(folder.resolve("witness").toString(), "svg");
			bot.await("the picture", () -> content(svg).endsWith("</svg>"));
			dialogs.assertAnswered();
		}
		view.pictures().saveChosen(folder.resolve("other").toString(), "svg");
		awaitPicture(folder.resolve("other.svg"));
	}

	@Test
	void aPictureReplacesAnOlderOneAsAWhole() throws Exception {
		open();
		Path svg = Files.writeString(folder.resolve("witness.svg"), "an older picture ".repeat(100_000));
		view.pictures().save(svg);
		bot.await("the picture", () -> content(svg).endsWith("</svg>"));
		assertTrue(content(svg).startsWith("<"));
		try (Stream<Path> files = Files.list(folder)) {
			assertEquals(List.of(svg), files.toList());
		}
	}

	private static String content(Path file) {
		try {
			return Files.readString(file).strip();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private void awaitPicture(Path file) {
		bot.await("the picture", () -> Files.exists(file));
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
		view.pictures().save(png);
		awaitPicture(png);
		ImageData image = new ImageLoader().load(png.toString())[0];
		var ground = Theme.DARK.ink(Role.BACKGROUND).fill();
		assertEquals(new RGB(ground.red(), ground.green(), ground.blue()), image.palette.getRGB(image.getPixel(1, 1)));
	}

	private static double contrast(Color a, Color b) {
		return Picture.contrast(a.getRGB(), b.getRGB());
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
	void aViewOf300PixelsShowsAllOfTheWitness() throws Exception {
		open();
		canvas().setSize(300, 500);
		int width = canvas().getClientArea().width;
		assertTrue(width <= 300);
		assertTrue(view.pages().timeline().scene().width() <= width, view.pages().timeline().scene().width() + " in " + width);
		assertFalse(canvas().getHorizontalBar().isVisible());
		assertTrue(canvas().getVerticalBar().isVisible(), "what is below is reached by scrolling");
		Area all = new Area(0, 0, width, view.pages().timeline().scene().height());
		view.pages().timeline().scene().parts().forEach(p -> assertTrue(all.contains(p.area()), p.toString()));
		assertTrue(texts().contains("&" + race().first().resolved()), texts().toString());
		canvas().setFocus();
		key(SWT.END);
		Rectangle last = view.pages().timeline().onCanvas(view.pages().timeline().focus().orElseThrow().area());
		assertTrue(last.y + last.height <= canvas().getClientArea().height, "is scrolled to: " + last);
	}

	@Test
	void aNarrowViewHasSmallerFontsBeforeItScrolls() throws Exception {
		open();
		canvas().setSize(2000, 800);
		int whole = view.pages().timeline().scene().width();
		canvas().setSize(whole - 10, 800);
		assertTrue(view.pages().timeline().scene().width() <= whole - 10, "a little narrower: fits");
		assertFalse(canvas().getHorizontalBar().isVisible());
		canvas().setSize(40, 800);
		int least = view.pages().timeline().scene().width();
		assertTrue(least > 100, "too small to be read: " + least);
		assertTrue(canvas().getHorizontalBar().isVisible());
		Part last = view.pages().timeline().scene().describedParts().get(0);
		key(SWT.END);
		key(SWT.HOME);
		assertEquals(Optional.of(last), view.pages().timeline().focus());
	}
}
