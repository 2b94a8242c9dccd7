package org.racelens.ui.fix;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.racelens.execution.region.Unfollowed;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.ModelGap;
import org.racelens.ui.preference.ModelPages;

/** Opens the settings in which it is said what a function does whose code is not seen, with a line begun for it. */
final class ModelFunctionResolution extends FindingResolution {
	private final String function;

	ModelFunctionResolution(MarkedFinding finding, String function, Rank rank) {
		super(finding, NLS.bind(Messages.modelFunction, function), NLS.bind(Messages.modelFunctionDescription, function), Icons.CHECK_AGAIN,
				rank);
		this.function = function;
	}

	/** The functions that are not understood, each once. */
	static Set<String> functions(List<ModelGap> gaps) {
		Set<String> functions = new LinkedHashSet<>();
		for (ModelGap gap : gaps) {
			boolean isCall = gap.explanation().sentence() == Unfollowed.CALL_OF_X_WHOSE_CODE_IS_NOT_KNOWN;
			if (isCall && gap.explanation().arguments().get(0) instanceof Argument.Name name) {
				functions.add(name.text());
			}
		}
		return functions;
	}

	@Override
	boolean fits(MarkedFinding other) {
		return false;
	}

	@Override
	public void run(IMarker marker) {
		ModelPages.open(Notices.shell(), finding().file().getProject(), function);
	}
}
