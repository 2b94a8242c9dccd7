package org.racelens.ui.showin;

import java.util.List;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.part.IShowInTargetList;

/** The views in which something of a view of ours can be shown: the others of ours, and those of problems and of projects. */
public record Targets(String own) implements IShowInTargetList {
	private static final List<String> ALL = List.of("org.racelens.ui.witnessView", "org.racelens.ui.regionsView",
			"org.racelens.ui.summaryView", IPageLayout.ID_PROBLEM_VIEW, IPageLayout.ID_PROJECT_EXPLORER);

	@Override
	public String[] getShowInTargetIds() {
		return ALL.stream().filter(id -> !id.equals(own)).toArray(String[]::new);
	}
}
