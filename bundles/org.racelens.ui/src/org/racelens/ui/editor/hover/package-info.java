/**
 * What stands in a hover. Annotations at a place of a text enter; races in words, answers for regions and links that do something leave.
 * Invariant: a hover only says what results say already.
 */
package org.racelens.ui.editor.hover;
