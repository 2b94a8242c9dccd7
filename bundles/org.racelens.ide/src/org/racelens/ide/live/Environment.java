package org.racelens.ide.live;

import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.frontend.fortran.FortranFrontEnd;
import org.racelens.ide.marker.FindingTexts;
import org.racelens.ide.settings.CompileCommands;
import org.racelens.ide.settings.PreferenceSettings;
import org.racelens.ide.settings.ProjectCommands;
import org.racelens.ide.settings.SettingsSource;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.openmp.unit.ChosenFrontEnd;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.solver.z3.Z3ProverFactory;

/** What the live analysis works with. */
public record Environment(FrontEnd frontEnd, ProverFactory provers, SettingsSource settings, CompileCommands commands, FindingTexts texts) {
	/** The product's. */
	public static Environment product(FindingTexts texts) {
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		ProjectCommands commands = new ProjectCommands(workspace);
		FrontEnd frontEnd = new ProjectFrontEnd(
				new ChosenFrontEnd(FortranFrontEnd::reads, new FortranFrontEnd(), new CdtFrontEnd()), commands, workspace);
		return new Environment(frontEnd, new Z3ProverFactory(), new PreferenceSettings(workspace), commands, texts);
	}

	/** The same with another front end. */
	public Environment withFrontEnd(FrontEnd other) {
		return new Environment(other, provers, settings, commands, texts);
	}

	/** The same with another solver. */
	public Environment withProvers(ProverFactory others) {
		return new Environment(frontEnd, others, settings, commands, texts);
	}

	/** The same with other settings. */
	public Environment withSettings(SettingsSource others) {
		return new Environment(frontEnd, provers, others, commands, texts);
	}
}
