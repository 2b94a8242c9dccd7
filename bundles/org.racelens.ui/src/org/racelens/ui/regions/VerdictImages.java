package org.racelens.ui.regions;

import java.util.EnumMap;
import java.util.Map;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceManager;
import org.eclipse.swt.graphics.Image;
import org.racelens.race.verdict.Verdict;
import org.racelens.ui.editor.BadgeImages;
import org.racelens.ui.editor.RegionState;
import org.racelens.ui.regions.ToggleImage.State;

/** The icons of verdicts, those of the editor's badges; they tell by their form, too. */
final class VerdictImages {
	private static final Map<Verdict, RegionState> STATES = Map.of(Verdict.RACE, RegionState.RACY, Verdict.RACE_FREE_IF,
			RegionState.CONDITIONAL, Verdict.RACE_FREE, RegionState.PROVED, Verdict.UNKNOWN, RegionState.UNDECIDED);
	private static final String GREY = "-stale";

	private final Map<State, Map<Verdict, Image>> buttons = new EnumMap<>(State.class);

	/** @param resources that dispose of the images */
	VerdictImages(ResourceManager resources) {
		for (State state : State.values()) {
			Map<Verdict, Image> images = new EnumMap<>(Verdict.class);
			STATES.forEach((verdict, shown) -> images.put(verdict, resources.create(button(shown.icon(), state))));
			buttons.put(state, images);
		}
	}

	private static ImageDescriptor button(String icon, State state) {
		String name = state == State.PRESSED ? icon : icon + GREY;
		return new ToggleImage(ImageDescriptor.createFromImage(BadgeImages.image(name)), state);
	}

	Image of(RegionRow row) {
		return BadgeImages.image(row.state().icon());
	}

	/** The image of the button that shows and hides the regions of a verdict. */
	Image button(Verdict verdict, State state) {
		return buttons.get(state).get(verdict);
	}
}
