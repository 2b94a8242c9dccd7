/** What recorded runs show, in the terms of reports: folders of logs enter, regions with their races leave. */
package org.racelens.confirm.observed;
