package org.racelens.ui.editor;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.ITextViewerExtension5;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.ISourceViewerExtension5;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.events.PaintListener;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * The one place that asks editors for the answers above their lines. However much changes at once, an editor is asked once; and once more
 * after it was painted without room for one of them: the platform may drop an update that meets another one, and what is told to an editor
 * that is being made. For the user interface's thread.
 */
public final class MiningUpdates {
	/** So often an editor is asked for the same answers: one that has its reasons is left alone. */
	private static final int MOST_ATTEMPTS = 8;

	private final Map<ITextEditor, Shown> shown = new HashMap<>();

	/** An editor has other answers now. */
	public void update(ITextEditor editor) {
		Optional<Shown> present = Optional.ofNullable(shown.get(editor)).or(() -> follow(editor));
		present.ifPresent(Shown::update);
	}

	/** An editor is closed. */
	public void forget(ITextEditor editor) {
		Optional.ofNullable(shown.remove(editor)).ifPresent(Shown::end);
	}

	private Optional<Shown> follow(ITextEditor editor) {
		if (editor.getAdapter(ITextViewer.class) instanceof ISourceViewer viewer && viewer instanceof ISourceViewerExtension5
				&& viewer.getTextWidget() != null) {
			Shown made = new Shown(viewer);
			shown.put(editor, made);
			return Optional.of(made);
		}
		return Optional.empty();
	}

	/** What one editor shows. */
	private static final class Shown {
		private final ISourceViewer viewer;
		private final StyledText text;
		private final PaintListener painted = event -> later(this::look);
		private boolean isWaiting;
		private boolean isWanted;
		private int attempts;

		Shown(ISourceViewer viewer) {
			this.viewer = viewer;
			text = viewer.getTextWidget();
			text.addPaintListener(painted);
		}

		void update() {
			attempts = 0;
			isWanted = true;
			later(this::look);
		}

		void end() {
			if (!text.isDisposed()) {
				text.removePaintListener(painted);
			}
		}

		/** What comes until then comes to the same. */
		private void later(Runnable work) {
			if (!isWaiting && !text.isDisposed()) {
				isWaiting = true;
				text.getDisplay().asyncExec(() -> {
					isWaiting = false;
					if (!text.isDisposed()) {
						work.run();
					}
				});
			}
		}

		/** A viewer that shows no answers above its lines, perhaps not yet, is asked when it is painted with them. */
		private void look() {
			if (!((ISourceViewerExtension5) viewer).hasCodeMiningProviders()) {
				return;
			}
			boolean isComplete = isComplete();
			if (isWanted) {
				ask();
			} else if (isComplete) {
				attempts = 0;
			} else if (attempts < MOST_ATTEMPTS) {
				attempts++;
				// what the platform takes for the visible part may be from a time when the editor had no size
				text.notifyListeners(SWT.Resize, new Event());
				ask();
				text.redraw();
			}
		}

		private void ask() {
			isWanted = false;
			((ISourceViewerExtension5) viewer).updateCodeMinings();
		}

		/** Whether all lines that can be seen have the room that they need. */
		private boolean isComplete() {
			List<Position> positions = RegionMinings.positions(viewer);
			return positions.isEmpty() || positions.stream().map(this::line).flatMap(Optional::stream)
					.noneMatch(line -> isVisible(line) && text.getLineVerticalIndent(line) == 0);
		}

		private boolean isVisible(int line) {
			int top = text.getLinePixel(line);
			return 0 <= top && top + text.getLineHeight() <= text.getClientArea().height;
		}

		/** Empty where it is folded away. */
		private Optional<Integer> line(Position position) {
			IRegion region = new Region(position.offset, 0);
			IRegion inWidget = viewer instanceof ITextViewerExtension5 folding ? folding.modelRange2WidgetRange(region) : region;
			return Optional.ofNullable(inWidget).filter(r -> r.getOffset() <= text.getCharCount())
					.map(r -> text.getLineAtOffset(r.getOffset()));
		}
	}
}
