package org.racelens.ui.tests;

/** A project whose files are looked at in editors. */
abstract class EditedProject extends WorkbenchProject {
	final EditorBot editors = new EditorBot(bot);
}
