package org.racelens.ui.command;

import org.eclipse.core.expressions.PropertyTester;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.ui.IWorkingSet;
import org.eclipse.ui.PlatformUI;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.live.SourceFiles;

/**
 * Tells menus which resources can be checked: sources and headers by their names; folders and projects that hold some, if open; working
 * sets with such elements.
 */
public final class SourceTester extends PropertyTester {
	@Override
	public boolean test(Object receiver, String property, Object[] args, Object expectedValue) {
		return receiver instanceof IWorkingSet set ? Targets.resources(set).anyMatch(SourceTester::isCheckable)
				: receiver instanceof IResource resource && isCheckable(resource);
	}

	private static boolean isCheckable(IResource resource) {
		return resource instanceof IFile file ? SourceFiles.isCode(file)
				: resource.isAccessible() && resource instanceof IContainer container
						&& PlatformUI.getWorkbench().getService(LiveAnalysis.class).codeFolders().mayHold(container);
	}
}
