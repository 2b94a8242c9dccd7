/** Text templates: the words before a cursor enter, proposals of race-free text leave. */
package org.racelens.ui.template;
