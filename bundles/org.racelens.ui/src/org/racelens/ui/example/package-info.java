/** An example to begin with: a wish enters, a project with a racy file and an editor on it leave. */
package org.racelens.ui.example;
