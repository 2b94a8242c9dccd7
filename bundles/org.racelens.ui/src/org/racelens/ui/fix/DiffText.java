package org.racelens.ui.fix;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.racelens.model.source.SourceText;

/** A change of a text: the changed lines with some around them, told apart by mark and colour, what differs in a line more strongly. */
final class DiffText {
	private static final RGB ADDED = new RGB(0, 158, 115);
	private static final RGB REMOVED = new RGB(213, 94, 0);
	private static final double LINE = 0.18;
	private static final double PART = 0.45;

	private final StyledText text;
	private String name = Messages.preview;
	/** Marks the text that is shown. */
	private Runnable marks = () -> {
	};
	/** What the marks were made for: a theme may give the text its background after it was shown. */
	private RGB ground;

	DiffText(Composite parent) {
		text = new StyledText(parent, SWT.READ_ONLY | SWT.BORDER | SWT.H_SCROLL | SWT.V_SCROLL);
		text.setFont(JFaceResources.getTextFont());
		text.setMargins(4, 4, 4, 4);
		text.setAlwaysShowScrollBars(false);
		text.addPaintListener(e -> {
			if (!text.getBackground().getRGB().equals(ground)) {
				mark();
			}
		});
		text.getAccessible().addAccessibleListener(new AccessibleAdapter() {
			@Override
			public void getName(AccessibleEvent e) {
				e.result = name;
			}
		});
	}

	Control control() {
		return text;
	}

	void clear() {
		show("", () -> {
		});
	}

	private void show(String words, Runnable marking) {
		marks = marking;
		text.setText(words);
		mark();
	}

	private void mark() {
		ground = text.getBackground().getRGB();
		text.setStyleRanges(new StyleRange[0]);
		marks.run();
	}

	/** Some lines as they are, with marks on some of them. Lines are 1-based. */
	void show(SourceText source, int first, int last, Set<Integer> marked) {
		name = Messages.excerpt;
		List<String> lines = source.text().lines().toList().subList(first - 1, Math.min(last, (int) source.text().lines().count()));
		show(String.join("\n", lines), () -> marked.stream().filter(line -> first <= line && line < first + lines.size())
				.forEach(line -> text.setLineBackground(line - first, 1, blend(REMOVED, LINE))));
	}

	void show(SourceText before, SourceText after) {
		name = Messages.preview;
		List<String> lines = FixWords.diff(before, after);
		show(lines.stream().map(l -> l.replace("\r", "")).collect(Collectors.joining("\n")),
				() -> IntStream.range(0, lines.size()).forEach(i -> paint(lines, i)));
	}

	private void paint(List<String> lines, int i) {
		String line = lines.get(i);
		if (line.startsWith("@@")) {
			text.setStyleRange(new StyleRange(text.getOffsetAtLine(i), text.getLine(i).length(), blend(text.getForeground().getRGB(), 0.5),
					null));
		} else if (line.startsWith("-")) {
			text.setLineBackground(i, 1, blend(REMOVED, LINE));
			if (isPair(lines, i)) {
				paintPart(i, line, lines.get(i + 1), REMOVED);
				paintPart(i + 1, lines.get(i + 1), line, ADDED);
			}
		} else if (line.startsWith("+")) {
			text.setLineBackground(i, 1, blend(ADDED, LINE));
		}
	}

	/** Whether one line has taken the place of another. */
	private static boolean isPair(List<String> lines, int i) {
		return i + 1 < lines.size() && lines.get(i + 1).startsWith("+") && (i == 0 || !lines.get(i - 1).startsWith("-"))
				&& (i + 2 == lines.size() || !lines.get(i + 2).startsWith("+"));
	}

	/** What of a line the other one does not have, between what they have in common at both ends. */
	private void paintPart(int index, String line, String other, RGB color) {
		int start = 1;
		while (start < Math.min(line.length(), other.length()) && line.charAt(start) == other.charAt(start)) {
			start++;
		}
		int end = line.length();
		int otherEnd = other.length();
		while (end > start && otherEnd > start && line.charAt(end - 1) == other.charAt(otherEnd - 1)) {
			end--;
			otherEnd--;
		}
		if (end > start) {
			text.setStyleRange(new StyleRange(text.getOffsetAtLine(index) + start, end - start, null, blend(color, PART)));
		}
	}

	/** A colour upon the background that the theme gives: readable on light and on dark ones. */
	private Color blend(RGB color, double share) {
		RGB ground = text.getBackground().getRGB();
		return new Color(mix(color.red, ground.red, share), mix(color.green, ground.green, share), mix(color.blue, ground.blue, share));
	}

	private static int mix(int color, int ground, double share) {
		return (int) Math.round(color * share + ground * (1 - share));
	}
}
