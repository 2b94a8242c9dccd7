package org.racelens.ui.regions;

import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.widgets.Control;

/** What a screen reader says of controls that have no label. */
final class AccessibleNames {
	private AccessibleNames() {
	}

	static void set(Control control, String name) {
		control.getAccessible().addAccessibleListener(new AccessibleAdapter() {
			@Override
			public void getName(AccessibleEvent event) {
				if (event.childID < 0) {
					event.result = name;
				}
			}
		});
	}
}
