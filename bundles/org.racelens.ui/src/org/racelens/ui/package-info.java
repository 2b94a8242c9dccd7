/** The workbench: markers and verdicts enter, annotations, views and preference pages leave. */
package org.racelens.ui;
