/** Reports: verdicts enter, text for people and documents for other tools leave. */
package org.racelens.report;
