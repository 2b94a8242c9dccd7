package org.racelens.ui.summary;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.racelens.ide.live.CodeFolders;

/** The projects that can be summed up: open ones with C or C++. */
final class ProjectChoice {
	private final Combo combo;
	private final CodeFolders folders;
	private List<IProject> projects = List.of();

	/** @param chosen told what the user chooses */
	ProjectChoice(Composite parent, CodeFolders folders, Consumer<IProject> chosen) {
		this.folders = folders;
		new Label(parent, SWT.NONE).setText(Messages.project);
		combo = new Combo(parent, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
		combo.addListener(SWT.Selection, event -> selected().ifPresent(chosen));
	}

	Combo control() {
		return combo;
	}

	private Optional<IProject> selected() {
		int index = combo.getSelectionIndex();
		return index < 0 ? Optional.empty() : Optional.of(projects.get(index));
	}

	/** Offers the projects that there are now, and selects one. */
	void show(Optional<IProject> project) {
		projects = Stream.of(ResourcesPlugin.getWorkspace().getRoot().getProjects())
				.filter(p -> project.filter(p::equals).isPresent() || p.isAccessible() && folders.mayHold(p)).toList();
		String[] names = projects.stream().map(IProject::getName).toArray(String[]::new);
		// who has the list before him, and the focus in it, keeps both
		if (!Arrays.equals(names, combo.getItems())) {
			combo.setItems(names);
		}
		project.ifPresent(p -> combo.select(projects.indexOf(p)));
	}

	/** What is summed up where nobody has chosen. */
	Optional<IProject> first() {
		return projects.stream().findFirst();
	}
}
