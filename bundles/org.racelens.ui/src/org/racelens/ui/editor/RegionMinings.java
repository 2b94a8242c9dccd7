package org.racelens.ui.editor;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.codemining.AbstractCodeMiningProvider;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;

/**
 * The answers above the directives. They are those of the badges: a mining stands where its badge has moved to, so the editor finds the one
 * that is there already, and nothing flickers.
 */
public final class RegionMinings extends AbstractCodeMiningProvider {
	@Override
	public CompletableFuture<List<? extends ICodeMining>> provideCodeMinings(ITextViewer viewer, IProgressMonitor monitor) {
		return CompletableFuture.completedFuture(viewer instanceof ISourceViewer source ? minings(source) : new ArrayList<>());
	}

	/** Where answers stand in a text; nowhere if the user does without them. */
	static List<Position> positions(ISourceViewer viewer) {
		List<Position> positions = new ArrayList<>();
		badges(viewer).forEach((badge, position) -> positions.add(position));
		return positions;
	}

	private static Map<RegionBadge, Position> badges(ISourceViewer viewer) {
		Map<RegionBadge, Position> badges = new LinkedHashMap<>();
		IAnnotationModel model = viewer.getAnnotationModel();
		if (model != null && MiningSwitch.isOn()) {
			for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
				if (all.next() instanceof RegionBadge badge) {
					Position position = model.getPosition(badge);
					if (position != null && !position.isDeleted()) {
						badges.put(badge, position);
					}
				}
			}
		}
		return badges;
	}

	/** The editor sorts them in place: the list can be changed. */
	private List<ICodeMining> minings(ISourceViewer viewer) {
		List<ICodeMining> minings = new ArrayList<>();
		badges(viewer).forEach((badge, position) -> {
			try {
				minings.add(new RegionMining(badge, new Position(position.offset, 1), this));
			} catch (BadLocationException e) {
				// the text has become shorter meanwhile
			}
		});
		return minings;
	}
}
