package org.racelens.ui.command;

import org.eclipse.core.expressions.PropertyTester;
import org.eclipse.core.resources.IResource;
import org.eclipse.ui.IWorkingSet;
import org.racelens.ide.settings.LeftOut;

/**
 * Tells menus whether files, folders and projects are left out of what is checked without being asked for; a working set is when all its
 * elements are.
 */
public final class LeftOutTester extends PropertyTester {
	@Override
	public boolean test(Object receiver, String property, Object[] args, Object expectedValue) {
		boolean isLeftOut = receiver instanceof IWorkingSet set ? Targets.resources(set).allMatch(LeftOut::contains)
				: receiver instanceof IResource resource && LeftOut.contains(resource);
		return isLeftOut == Boolean.TRUE.equals(expectedValue);
	}
}
