/** The commands of menus, toolbar and keys: a selection or a caret enters, and the work is left to background jobs. */
package org.racelens.ui.command;
