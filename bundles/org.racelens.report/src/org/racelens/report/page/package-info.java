/** Reports as a page for people: findings enter, a page leaves that needs nothing else and takes no text of theirs for markup. */
package org.racelens.report.page;
