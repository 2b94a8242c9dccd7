/** The choice of functions among overloads and instances of templates, and parameter packs. */
package org.racelens.frontend.cdt.template;
