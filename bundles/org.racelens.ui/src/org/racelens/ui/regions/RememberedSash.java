package org.racelens.ui.regions;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IMemento;

/** Two controls with a sash between them. Where the user has moved it is remembered, side by side and one below the other apart. */
final class RememberedSash {
	private static final int SASH = 5;
	private static final int MOST = 100_000;

	private final SashForm form;
	private final String key;
	private final Map<Integer, int[]> weights = new HashMap<>();

	/**
	 * @param key of what is remembered
	 * @param usual the weights of the two controls at first, for each orientation
	 */
	RememberedSash(Composite parent, String key, Map<Integer, int[]> usual, Optional<IMemento> memento) {
		this.key = key;
		form = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
		form.setSashWidth(SASH);
		usual.forEach((orientation, first) -> weights.put(orientation,
				memento.map(m -> m.getString(key(orientation))).flatMap(RememberedSash::weights).orElse(first)));
	}

	private static Optional<int[]> weights(String text) {
		return Optional.of(text).filter(t -> t.matches("\\d{1,6} \\d{1,6}"))
				.map(t -> Arrays.stream(t.split(" ")).mapToInt(Integer::parseInt).map(w -> Math.min(Math.max(1, w), MOST)).toArray());
	}

	private String key(int orientation) {
		return key + (orientation == SWT.HORIZONTAL ? "Across" : "Down");
	}

	/** The parent of the two controls. */
	SashForm control() {
		return form;
	}

	/** To be called when both controls are there. */
	void show() {
		form.setWeights(weights.get(form.getOrientation()));
	}

	/** @param orientation {@link SWT#HORIZONTAL} or {@link SWT#VERTICAL} */
	void arrange(int orientation) {
		if (orientation != form.getOrientation()) {
			weights.put(form.getOrientation(), form.getWeights());
			form.setOrientation(orientation);
			show();
		}
	}

	void save(IMemento memento) {
		weights.put(form.getOrientation(), form.getWeights());
		weights.forEach((orientation, shown) -> memento.putString(key(orientation),
				Arrays.stream(shown).mapToObj(Integer::toString).collect(Collectors.joining(" "))));
	}
}
